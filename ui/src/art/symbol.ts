// The mark of a set in the corner of its tiles: a sign on a light ground, of paths alone, to be put onto a finished picture.

export const SYMBOLS = [
  "circle",
  "square",
  "triangle",
  "diamond",
  "star",
  "cross",
  "moon",
  "drop",
] as const;
export type TileSymbol = (typeof SYMBOLS)[number];

/**
 * Where it stands, on a tile of 100 × 100: in the corner that seldom has more than grass. On paper it keeps off the cut by more than
 * what is mirrored beyond it.
 */
const AT = { screen: 93, paper: 89 } as const;
const INK = "#3b2f26";
const GROUND = "#fbf6ea";

/** From its middle on, about five wide. */
const SIGNS: Record<TileSymbol, string> = {
  circle: "m-2.2 0a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0-4.4 0z",
  square: "m-2-2h4v4h-4z",
  triangle: "m0-2.5l2.5 4.3h-5z",
  diamond: "m0-2.8l2.2 2.8l-2.2 2.8l-2.2-2.8z",
  star: "m0-2.8l.8 1.9h1.9l-1.5 1.3l.5 1.9l-1.7-1.1l-1.7 1.1l.5-1.9l-1.5-1.3h1.9z",
  cross: "m-.8-2.5h1.6v1.7h1.7v1.6h-1.7v1.7h-1.6v-1.7h-1.7v-1.6h1.7z",
  moon: "m1.2-2.5a2.7 2.7 0 1 0 0 5a3.1 3.1 0 0 1 0-5z",
  drop: "m0-2.8c1.2 1.8 2 2.9 2 3.8a2 2 0 1 1-4 0c0-.9.8-2 2-3.8z",
};

/** How much larger it is on a screen than on paper, by the level of detail; on the smallest tiles nobody could read it. */
const LARGER = [0, 1.7, 1.2] as const;

/** A picture on a screen with the mark on top, turned with its tile. */
export const withSymbolOnScreen = (
  svg: string,
  symbol: TileSymbol | null | undefined,
  level: 0 | 1 | 2,
  rotation: number,
): string => {
  const scale = LARGER[level];
  if (!symbol || scale === 0) return svg;
  const mark = markAt(AT.screen, symbol);
  const turned = `rotate(${rotation * 90} 50 50) translate(${100 - 100 * scale} ${100 - 100 * scale}) scale(${scale})`;
  return svg.replace(/<\/svg>$/, `<g transform="${turned}">${mark}</g></svg>`);
};

/** A picture for paper with the mark on top. */
export const withSymbol = (svg: string, symbol: TileSymbol | undefined): string =>
  symbol ? svg.replace(/<\/svg>$/, `${markAt(AT.paper, symbol)}</svg>`) : svg;

const markAt = (at: number, symbol: TileSymbol): string =>
  `<path d="M${at} ${at}m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0z" fill="${GROUND}" stroke="${INK}" stroke-width="0.5"/>` +
  `<path d="M${at} ${at}${SIGNS[symbol]}" fill="${INK}"/>`;
