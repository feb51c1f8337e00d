// What is said where a mix is made, in English.
import type { StartPiece } from "../../ipc";
import { severalFigures } from "./nouns";

export const piece = (word: StartPiece): string =>
  word === "floors" ? "Floors" : severalFigures[word];

export const mix = {
  sets: "Sets in the bag",
  times: (name: string) => `How often ${name}`,
  own: "yours",
  singles: (name: string) => `Single tiles of ${name}`,
  singlesNote: "Leave a field empty for as many as the set has.",
  count: (tile: string) => `Copies of ${tile}`,
  playFirst: "First mend the faults.",
  rules: "Rules that are on",
  options: "How rules are played",
  usual: (value: string) => `${value} (usual)`,
  pieces: "Pieces",
  piecesNote: "Leave a field empty for as many as the rules say.",
  piece,
  start: "First tiles",
  startNote: "What lies on the table before the first turn. Without any, the rules choose.",
  startHow: "Press a free place to lay a tile there, and a tile to turn it or take it away.",
  startAdd: "Lay the first tile",
  startBoard: "The first tiles, place by place",
  startHere: (place: string) => `Lay a tile: ${place}`,
  startLies: (place: string, tile: string) => `${tile}: ${place}`,
  startTurn: "Turn",
  startOther: "Another tile",
  startAway: "Take it away",
  chooseTile: "Choose a tile",
  chooseFrom: "Set",
  draws: "First draws",
  drawsNote:
    "What is drawn first in every game, in this order. They come out of the bag; what is left follows, shuffled.",
  drawsAdd: "Add as the next draw",
  nthDraw: (place: number, tile: string) => `Draw ${place}: ${tile}`,
  sooner: "Draw it sooner",
  later: "Draw it later",
  play: "Play with it",
};
