// The colours of the land in each theme, how heavy its outlines are, and how a drawing names them.

const PAPER = {
  "grass-1": "#bac788",
  "grass-2": "#c8d29b",
  "grass-3": "#a3b473",
  "road-1": "#f2e7cb",
  "road-2": "#dccaa0",
  "road-3": "#7c6645",
  ochre: "#e3c891",
  "ochre-2": "#d3b377",
  "wall-1": "#f1e6ca",
  "wall-2": "#d2bc92",
  "wall-3": "#a58a63",
  "roof-1": "#cc7a55",
  "roof-2": "#b5613f",
  "roof-3": "#94503a",
  "stone-1": "#e9e3d5",
  "stone-2": "#c5bcaa",
  "stone-3": "#938a7a",
  slate: "#727e8b",
  "corn-1": "#ecca63",
  "corn-2": "#c4962f",
  water: "#93b8c0",
  "river-1": "#8fbac6",
  "river-2": "#6a9bb0",
  "river-3": "#cfe4e4",
  shore: "#4f7585",
  bank: "#d8cd9a",
  "bank-2": "#8f8a5c",
  "tree-1": "#86a05e",
  "tree-2": "#64804a",
  red: "#9a4a4c",
  blue: "#55718f",
  pink: "#dda593",
  glow: "#f4c264",
  halo: "#fffaf0",
  bare: "#fbf7ee",
  "bare-2": "#b9ab93",
  fault: "#a60f68",
  "fault-rim": "#fffaf0",
  ink: "#3b2b1d",
} as const;

export type Token = keyof typeof PAPER;

const CANDLE: Record<Token, string> = {
  "grass-1": "#7f8a5a",
  "grass-2": "#8a9566",
  "grass-3": "#6c774b",
  "road-1": "#dccaa2",
  "road-2": "#b8a57c",
  "road-3": "#3b3022",
  ochre: "#b4935f",
  "ochre-2": "#9c7d4e",
  "wall-1": "#e0cfa9",
  "wall-2": "#b39d76",
  "wall-3": "#6e5c43",
  "roof-1": "#bd694a",
  "roof-2": "#9c5138",
  "roof-3": "#743e2d",
  "stone-1": "#cbc2af",
  "stone-2": "#a09785",
  "stone-3": "#655e4f",
  slate: "#5d6874",
  "corn-1": "#d6b455",
  "corn-2": "#94722b",
  water: "#5c8390",
  "river-1": "#557f8f",
  "river-2": "#3c6274",
  "river-3": "#93b7bb",
  shore: "#2e4a58",
  bank: "#9c9465",
  "bank-2": "#54513a",
  "tree-1": "#5a7045",
  "tree-2": "#415537",
  red: "#87404a",
  blue: "#48617d",
  pink: "#c18b7b",
  glow: "#ffd27a",
  halo: "#f7ead0",
  bare: "#2b231b",
  "bare-2": "#7c6d59",
  fault: "#ff86c2",
  "fault-rim": "#170f09",
  ink: "#170f09",
};

/** The field is one pale ground, roads are white, and every outline is black. */
const CONTRAST_LIGHT: Record<Token, string> = {
  ...PAPER,
  "grass-1": "#d3e2a6",
  "grass-2": "#d9e7b0",
  "grass-3": "#c3d392",
  "road-1": "#ffffff",
  "road-2": "#e6dcc0",
  "road-3": "#33261a",
  ochre: "#f0c169",
  "ochre-2": "#dba84c",
  "wall-1": "#fffaf0",
  "wall-2": "#d8c49a",
  "wall-3": "#6b4a24",
  "roof-1": "#b54f2a",
  "roof-2": "#96391b",
  "roof-3": "#752911",
  "stone-1": "#f4efe4",
  "stone-2": "#cfc7b6",
  "stone-3": "#6d6455",
  slate: "#4b5966",
  "corn-1": "#f5d154",
  "corn-2": "#805a08",
  "river-1": "#8fcbe4",
  "river-2": "#3f86a6",
  shore: "#0b4663",
  bank: "#efe4b4",
  "bank-2": "#4b4620",
  red: "#8a2429",
  blue: "#1f4a78",
  halo: "#ffffff",
  bare: "#ffffff",
  "bare-2": "#6b5c45",
  fault: "#9a005a",
  "fault-rim": "#ffffff",
  ink: "#000000",
};

/** The field is dark: what lies on it is light, and what lies in a city or on a road is black. */
const CONTRAST_DARK: Record<Token, string> = {
  ...CANDLE,
  "grass-1": "#33411d",
  "grass-2": "#394822",
  "grass-3": "#2b3717",
  "road-1": "#fff4d9",
  "road-2": "#d3bf92",
  "road-3": "#000000",
  ochre: "#c3944a",
  "ochre-2": "#a97c37",
  "wall-1": "#fff3d6",
  "wall-2": "#cbb383",
  "wall-3": "#6a4d26",
  "stone-1": "#ece4d3",
  "stone-2": "#bdb29c",
  "stone-3": "#5a5142",
  slate: "#8595a3",
  "corn-1": "#f0cf63",
  "corn-2": "#e0b850",
  "river-1": "#64b2d8",
  "river-2": "#2c6e8e",
  shore: "#062b3d",
  bank: "#e2d6a4",
  "bank-2": "#e2d6a4",
  "tree-1": "#4a5f33",
  "tree-2": "#36471f",
  glow: "#ffdf94",
  halo: "#ffffff",
  bare: "#000000",
  "bare-2": "#a8977c",
  fault: "#ff9ed0",
  "fault-rim": "#000000",
  ink: "#000000",
};

export const PALETTES = {
  paper: PAPER,
  candle: CANDLE,
  "contrast-light": CONTRAST_LIGHT,
  "contrast-dark": CONTRAST_DARK,
} as const satisfies Record<string, Record<Token, string>>;

export type Theme = keyof typeof PALETTES;
export const THEMES = Object.keys(PALETTES) as Theme[];

/** What tells one land, sign or figure from what it lies on: the lines of these colours. */
const OUTLINES: readonly Colour[] = ["ink", "road-3", "bank-2", "shore"];

/** So many times their usual breadth they have. */
export const OUTLINE_BREADTH: Record<Theme, number> = {
  paper: 1,
  candle: 1,
  "contrast-light": 1.6,
  "contrast-dark": 1.6,
};

/** Whether a theme is for those who asked for more contrast. */
export const hasMoreContrast = (theme: Theme): boolean => OUTLINE_BREADTH[theme] > 1;

/** In a figure: its player's own colour, and what can be read on it. */
export type Colour = Token | "player" | "on-player";

/** What a drawing is painted with: colours, and how broad a line of one is. */
export interface Paint {
  colour: (colour: Colour) => string;
  breadth: (colour: Colour, usual: number) => string;
}

/** With two decimals at most. */
const two = (n: number) => String(Math.round(n * 100) / 100);

/** A drawing in the page follows the page's theme; a cached picture sees no page and needs the colours themselves. */
export function paintFor(theme: Theme | undefined, player?: { colour: string; on: string }): Paint {
  return {
    colour: (colour) => {
      if (colour === "player") return player?.colour ?? "none";
      if (colour === "on-player") return player?.on ?? "none";
      return theme === undefined ? `var(--art-${colour})` : PALETTES[theme][colour];
    },
    breadth: (colour, usual) => {
      if (!OUTLINES.includes(colour)) return two(usual);
      if (theme === undefined) return `calc(var(--art-outline) * ${two(usual)}px)`;
      return two(OUTLINE_BREADTH[theme] * usual);
    },
  };
}
