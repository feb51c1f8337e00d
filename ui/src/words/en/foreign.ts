// What is said of tile sets of another program before they are taken over, in English.
import { english, extended } from "../english";
import { brief } from "../brief";
import { listIn } from "../list";

const list = listIn("en");

export const foreign = extended(english.foreign, {
  giveLead: (name: string) =>
    `“${brief(name)}” is written as a tile definition, as JCloisterZone has them: the land and the signs of each tile, and no picture. Your set stays as it is.`,
  taken: (names: readonly string[]) =>
    `${list.and(names.map((name) => `“${brief(name)}”`))} ${names.length === 1 ? "is" : "are"} among your tile sets.`,
});
