// What each step of a tile set, a mix or any document did, as its history tells it, in English.
import type { MixOp, Op, SetOp, TileOp } from "../../ipc";
import { pluralIn } from "../plural";
import { led } from "./campaign-steps";
import { piece } from "./mix-desk";
import { sides, spots } from "./nouns";
import { placed } from "./position-steps";
import { tiles } from "./tiles";

const plural = pluralIn("en");

/** What something is called, by its id. */
type NameOf = (id: string) => string;

const edges = { field: "a field", road: "a road", city: "a city", river: "a river" };

const thing = (word: string): string => tiles.named(word);

const about = {
  name: "the name",
  description: "the description",
  author: "the author",
  licence: "the licence",
};

const drawn = (op: TileOp): string => {
  switch (op.do) {
    case "side":
      return `Made the ${sides[op.side]} ${edges[op.land]}`;
    case "join":
      return `Joined ${sides[op.from]} and ${sides[op.to]}`;
    case "part":
      return `Parted the ${sides[op.side]}`;
    case "form-fields":
      return "Formed the fields anew";
    case "join-fields":
      return "Joined two fields";
    case "part-field":
      return `Parted the field ${spots[op.at]}`;
    case "border":
      return op.on
        ? `Let a field touch the city in the ${sides[op.city]}`
        : `Kept a field off the city in the ${sides[op.city]}`;
    case "inner-field":
      return op.on ? "Added a field inside" : "Removed a field inside";
    case "pennants":
      return `Set the pennants in the ${sides[op.city]} to ${op.count}`;
    case "goods":
      return op.goods ? `Added ${thing(op.goods)} in the ${sides[op.city]}` : "Removed goods";
    case "cathedral":
      return op.on ? "Added a cathedral" : "Removed a cathedral";
    case "roadside":
      return op.on
        ? `Added ${thing(op.picture)} beside the road in the ${sides[op.road]}`
        : `Removed ${thing(op.picture)} beside the road in the ${sides[op.road]}`;
    case "monastery":
      return op.on ? "Added the monastery" : "Removed the monastery";
    case "village":
      return op.on ? "Added the village" : "Removed the village";
    case "village-road":
      return op.on
        ? `Let the road in the ${sides[op.road]} end in the village`
        : `Led the road in the ${sides[op.road]} out of the village`;
    case "bridge":
      return op.on ? "Added the bridge" : "Removed the bridge";
    case "mark":
      return op.on ? `Added ${thing(op.mark)}` : `Removed ${thing(op.mark)}`;
    case "decor":
      return op.on
        ? `Added the picture: ${thing(op.picture)}`
        : `Removed the picture: ${thing(op.picture)}`;
    case "turn":
      return "Turned the tile";
    case "turn-back":
      return "Turned the tile back";
    case "mirror":
      return "Turned the tile over";
    case "clear":
      return "Wiped the tile";
  }
};

const listed = (op: SetOp, tileName: NameOf): string => {
  switch (op.do) {
    case "add":
      return "Added a blank tile";
    case "duplicate":
      return `Doubled tile ${tileName(op.tile)}`;
    case "remove": {
      const [first, ...others] = op.tiles;
      return first !== undefined && others.length === 0
        ? `Removed tile ${tileName(first)}`
        : plural(op.tiles.length, { one: "Removed {n} tile", other: "Removed {n} tiles" });
    }
    case "move":
      return `Moved tile ${tileName(op.tile)}`;
    case "paste":
      return plural(op.tiles.length, { one: "Put in {n} tile", other: "Put in {n} tiles" });
    case "count": {
      const name = tileName(op.tile);
      return plural(op.count, {
        one: `Set tile ${name} to {n} copy`,
        other: `Set tile ${name} to {n} copies`,
      });
    }
    case "rename":
      return `Gave tile ${tileName(op.tile)} the name ${op.name}`;
    case "rules":
      return op.on ? "Added rules that the tiles need" : "Removed rules that the tiles need";
  }
};

const mixed = (op: MixOp, setName: NameOf): string => {
  switch (op.do) {
    case "times":
      return op.times === 0
        ? `Took “${setName(op.set)}” out`
        : plural(op.times, {
            one: `Put “${setName(op.set)}” in once`,
            other: `Put “${setName(op.set)}” in {n} times`,
          });
    case "count":
      return op.count === null
        ? "Let a set say how many of a tile there are"
        : plural(op.count, {
            one: "Put in {n} copy of a tile",
            other: "Put in {n} copies of a tile",
          });
    case "rules":
      return op.on ? "Turned rules on" : "Turned rules off";
    case "option":
      return "Chose a rule";
    case "piece":
      return `${piece(op.piece)}: ${op.count ?? "as the rules say"}`;
    case "start":
      return "Laid the first tiles";
    case "draws":
      return "Ordered the first draws";
  }
};

/** `setName` says what a tile set is called, `tileName` what a tile is called within its own, `titleOf` a chapter. */
export const did = (
  op: Op | null,
  setName: NameOf,
  tileName: NameOf,
  titleOf: (scenario: string) => string | undefined = () => undefined,
): string =>
  op === null
    ? "Brought a version back"
    : op.of === "about"
      ? `Changed ${about[op.what]}`
      : op.of === "tile"
        ? drawn(op.change)
        : op.of === "set"
          ? listed(op.change, tileName)
          : op.of === "mix"
            ? mixed(op.change, setName)
            : op.of === "position"
              ? placed(op.change)
              : led(op.change, titleOf);
