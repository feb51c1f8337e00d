// The colours of the land and of the players as the page's style sheet: ui/vite.config.ts puts it in.
import { PLAYER_COLOURS, readableOn } from "./figures/players";
import { OUTLINE_BREADTH, PALETTES, type Theme, THEMES } from "./pen/palette";

const land = (theme: Theme) => [
  `  --art-outline: ${OUTLINE_BREADTH[theme]};`,
  ...Object.entries(PALETTES[theme]).map(([token, colour]) => `  --art-${token}: ${colour};`),
];

const players = (palette: keyof typeof PLAYER_COLOURS) =>
  PLAYER_COLOURS[palette].flatMap((colour, i) => [
    `  --player-${i + 1}: ${colour};`,
    `  --player-${i + 1}-on: ${readableOn(colour)};`,
  ]);

const block = (selector: string, lines: readonly string[]) =>
  `${selector} {\n${lines.join("\n")}\n}\n`;

export const paletteSheet = (): string =>
  [
    ...THEMES.map((theme) =>
      block(theme === "paper" ? ":root" : `:root[data-theme="${theme}"]`, land(theme)),
    ),
    block(':root,\n:root[data-palette="standard"]', players("standard")),
    block(':root[data-palette="colour-blind"]', players("colour-blind")),
  ].join("\n");
