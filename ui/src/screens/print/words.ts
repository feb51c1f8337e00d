// What stands on printed pages, in the reader's language.
import { givenName, lookOf, noteOf } from "../../tiles/land-parts";
import type { Printable, PrintStock, PrintWords } from "../../ipc";
import { catalog, designOf } from "../../state/catalog.svelte";
import { language, t } from "../../state/language.svelte";
import { rulesPage } from "../../state/own-rules.svelte";

/** A sentence of its own begins with a capital. */
const begun = (text: string) => text.slice(0, 1).toLocaleUpperCase(language.shown) + text.slice(1);

/** Rules and tiles are told only where somebody wants to read them. */
export const wordsFor = (
  what: Printable,
  stock: readonly PrintStock[],
  { reference, baseRules }: { reference: boolean; baseRules: boolean },
): PrintWords => {
  const { sheet, back, scale, tiles, page, byline, copies, namedCopies } = t().print.paged;
  const { expansions = [], rules = {} } = catalog.current ?? {};
  const described = what.tiles.flatMap((tile) => {
    const count = stock.find((each) => each.tile === tile.id)?.count;
    if (count === undefined) return [];
    const name = givenName(tile);
    return [
      {
        tile: tile.id,
        name: name === undefined ? copies(count) : namedCopies(name, count),
        words: begun(t().tiles.land(lookOf(designOf(tile), 0))),
        note: noteOf(tile) ?? "",
      },
    ];
  });
  const chapters = expansions
    .filter(({ id }) => what.expansions.includes(id) && (baseRules || id !== "base"))
    .map(({ id, name }) => ({
      title: name,
      rules: Object.values(rules)
        .filter(({ expansion, kind }) => expansion === id && kind === "rule")
        .map(({ title, text }) => ({ title, text })),
    }));
  const own = rulesPage(what.name, what.rules);
  if (own) chapters.unshift(own);
  return {
    language: language.shown,
    title: what.name,
    sheet,
    back,
    scale,
    reference: {
      byline: byline(what.author, what.licence),
      lead: what.description,
      tiles,
      told: reference ? described : [],
      chapters: reference ? chapters : [],
      page,
    },
  };
};
