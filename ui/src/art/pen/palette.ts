// The colours of the land in both themes, and how a drawing names them.

const PAPER = {
  "grass-1": "#bac788",
  "grass-2": "#c8d29b",
  "grass-3": "#a3b473",
  "road-1": "#f2e7cb",
  "road-2": "#dccaa0",
  "road-3": "#87704b",
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
  fault: "#b0126e",
  ink: "#3b2b1d",
} as const;

export type Token = keyof typeof PAPER;
export type Theme = "paper" | "candle";

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
  ink: "#170f09",
};

export const PALETTES: Record<Theme, Record<Token, string>> = { paper: PAPER, candle: CANDLE };

/** In a figure: its player's own colour, and what can be read on it. */
export type Colour = Token | "player" | "on-player";
export type Paint = (colour: Colour) => string;

/** A drawing in the page follows the page's theme; a cached picture sees no page and needs the colours themselves. */
export function paintFor(theme: Theme | undefined, player?: { colour: string; on: string }): Paint {
  return (colour) => {
    if (colour === "player") return player?.colour ?? "none";
    if (colour === "on-player") return player?.on ?? "none";
    return theme === undefined ? `var(--art-${colour})` : PALETTES[theme][colour];
  };
}
