// What is said of tile sets of another program before they are taken over, in English.
import { brief } from "../brief";
import { listIn } from "../list";
import { pluralIn } from "../plural";

const plural = pluralIn("en");
const list = listIn("en");

export const foreign = {
  open: "Import a set of another program",
  question: {
    title: "Choose a tile definition of JCloisterZone",
    kind: "Tile definitions of JCloisterZone",
  },
  title: "Tiles of another program",
  lead: (file: string, sets: number) =>
    plural(sets, {
      one: `“${file}” describes a tile set of JCloisterZone. It becomes a set of your own; nothing that you have is changed.`,
      other: `“${file}” describes {n} tile sets of JCloisterZone. Those you choose become sets of your own; nothing that you have is changed.`,
    }),
  comes: "What comes over",
  counts: (tiles: number, designs: number) =>
    `${plural(tiles, { one: "{n} tile", other: "{n} tiles" })} of ${plural(designs, {
      one: "{n} design",
      other: "{n} designs",
    })}`,
  lost: "What is not as it was",
  whole: "The file",
  tile: (name: string) => `Tile ${name}`,
  leftOut: "left out",
  take: (sets: number) =>
    plural(sets, { one: "Make it a set of mine", other: "Make {n} sets of mine" }),
  leave: "Leave it",
  give: "Save it for JCloisterZone",
  giveTitle: "A file for JCloisterZone",
  giveLead: (name: string) =>
    `“${brief(name)}” is written as a tile definition, as JCloisterZone has them: the land and the signs of each tile, and no picture. Your set stays as it is.`,
  unsaid: "What the file will not say",
  allSaid: "Nothing of the set is left out.",
  write: "Save the definition",
  saving: {
    title: "Save the tile set for JCloisterZone",
    kind: "Tile definitions of JCloisterZone",
  },
  taken: (names: readonly string[]) =>
    `${list.and(names.map((name) => `“${brief(name)}”`))} ${names.length === 1 ? "is" : "are"} among your tile sets.`,
};
