// The door of the art: everything the rest of the window may use. Pure functions from words to pictures.
//
// `geometry` turns a tile’s segments into regions; the same regions are drawn, touched and lit. A river is drawn after
// the cities and before the roads, which know where it runs; what a bridge leads over follows from sides and fields
// alone.
//
// The art draws any tile. An unfinished one looks unfinished: bare paper where nobody owns the ground, hatching where
// two parts lie over each other, a question mark for a word that is not known (`trial/unfinished-tiles`).
//
// No module here does anything by being loaded: the first screen takes the colours of people from here, and the rest of
// the art comes with the first board (`tests/architecture/first-screen.test.mjs`).
export { tileGeometry, type Region, type TileGeometry } from "./geometry";
export { drawTile, type Drawing } from "./draw";
export { drawBack } from "./back";
export type { Faults } from "./pen/faults";
export { levelFor, type Level } from "./pen/turned-tile";
export { hasMoreContrast, PALETTES, type Theme, THEMES, type Token } from "./pen/palette";
export {
  FIGURE_ON_TILE,
  figureGroup,
  figureSvg,
  floorsGroup,
  floorsSvg,
  floorsTop,
  type FigureLook,
  type FigureOwner,
} from "./figures/figure";
export { FIGURES, type FigureKind } from "./figures/shapes";
export {
  PATTERNS,
  PLAYER_COLOURS,
  type Pattern,
  type PlayersPalette,
  readableOn,
} from "./figures/players";
export { ICON_NAMES, iconSvg, type SignName } from "./figures/sign-icons";
export { sideBySide } from "./land/beside";
export type { Stand } from "./land/stands";
export type { Symbol as TileSymbol } from "./land/symbol-places";
export {
  contentOf,
  GOODS,
  MARKS,
  PICTURES,
  SIDES,
  type OwnPicture,
  type Rotation,
  type Segment,
  type Tile,
} from "./tile";
export { turned, type Point } from "./plane/point";
