// What each step of a position did, as its history tells it, in English.
import type { DrawOp, MixOp, PositionOp, SeatOp, TurnOp } from "../../ipc";
import { pluralIn } from "../plural";
import { aFigure, kinds } from "./nouns";
import { where } from "./where";

const plural = pluralIn("en");

const before: Record<SeatOp["set"], string> = {
  name: "Called a player otherwise",
  bot: "Chose who plays",
  score: "Set a score",
  supply: "Set a supply",
  goods: "Set goods",
  floors: "Set floors",
  prisoners: "Set prisoners",
  robber: "Set a robber",
  tollhouse: "Set a tollhouse",
};

const turns: Record<TurnOp["set"], string> = {
  first: "Chose who began",
  active: "Chose whose turn it is",
  number: "Set the number of the turn",
  second: "Chose the part of the turn",
  ransomed: "Said whether a ransom was paid",
};

const rules: Record<MixOp["do"], string> = {
  times: "Changed the sets in the bag",
  count: "Changed the copies of a tile",
  rules: "Changed which rules are on",
  option: "Chose a rule",
  piece: "Changed the pieces",
  start: "Laid the first tiles",
  draws: "Ordered the first draws",
};

const drawn = (draw: DrawOp): string => {
  switch (draw.from) {
    case "order":
      return plural(draw.tiles.length, {
        one: "Ordered the tiles to come: {n} tile",
        other: "Ordered the tiles to come: {n} tiles",
      });
    case "seed":
      return `Shuffled the tiles to come by number ${draw.seed}`;
    case "left":
      return "Let the tiles to come be shuffled each time";
    case "by-hand":
      return "Let the tiles be drawn from a real bag";
  }
};

export const placed = (op: PositionOp): string => {
  switch (op.do) {
    case "lay":
      return `Laid a tile: ${where(op.laid)}`;
    case "lift":
      return `Took a tile away: ${where(op)}`;
    case "stand":
      return `Put ${aFigure[op.figure]} on a ${kinds[op.place.kind]}: ${where(op.place)}`;
    case "take":
      return `Took ${aFigure[op.figure]} off a ${kinds[op.place.kind]}: ${where(op.place)}`;
    case "tower":
      return `Made a tower ${op.floors} high: ${where(op)}`;
    case "seats":
      return `Set the number of players to ${op.count}`;
    case "seat":
      return before[op.change.set];
    case "turn":
      return turns[op.change.set];
    case "draw":
      return drawn(op.draw);
    case "aside":
      return "Chose the tiles that were put aside";
    case "mix":
      return rules[op.change.do];
    case "aims":
      return "Changed the aims";
    case "learner":
      return "Chose whose aim it is";
    case "turns":
      return "Chose how many turns there are";
  }
};
