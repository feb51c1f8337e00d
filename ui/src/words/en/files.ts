// What is said of games as files, in English.
import { english, extended } from "../english";
import type { Problem, What } from "../../ipc";
import { brief, briefPath } from "../brief";
import { pluralIn } from "../plural";

const plural = pluralIn("en");

/** Said to somebody who took a wrong file, and never saw inside of one. */
const alien: Partial<Record<What["says"], string>> = {
  "no-bundle": "This is no file of Bastide, or it is cut off or damaged.",
  "no-manifest": "This is no file of Bastide.",
  "not-xml": "This is no file of JCloisterZone.",
  unclosed: "This file is cut off or damaged.",
};

const kind = "Bastide games, scenarios, tile sets, mixes and bundles";

export const files = extended(english.files, {
  opening: { kind },
  saved: (file: string) => `Saved in ${briefPath(file)}.`,
  known: (file: string) => `“${brief(file)}” is among your games already. Here it is.`,
  handed: (names: readonly string[]) => {
    const [name = ""] = names;
    return plural(names.length, {
      one: `Open “${brief(name)}”? Another program handed it over.`,
      other: `Open “${brief(name)}” and the others? Another program handed over {n} files.`,
    });
  },
  refused: (file: string) => `“${brief(file)}” cannot be opened.`,
  /** Nothing where the sentence of the problem says it best. */
  alien: (given: Problem) => alien[given.what.says],
  alienFile: (file: string) => `“${brief(file)}” was not opened. Nothing was changed.`,
  faults: (file: string, count: number) =>
    plural(count, {
      one: `“${brief(file)}” has {n} fault. Nothing was changed.`,
      other: `“${brief(file)}” has {n} faults. Nothing was changed.`,
    }),
});
