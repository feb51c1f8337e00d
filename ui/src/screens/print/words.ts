// What stands on printed pages, in the reader's language.
import { lookOf } from "../../tiles/land-parts";
import type { Printable, PrintStock, PrintWords } from "../../ipc";
import { catalog, designOf } from "../../state/catalog.svelte";
import { language, t } from "../../state/language.svelte";

/** Rules and tiles are told only where somebody wants to read them. */
export const wordsFor = (
  what: Printable,
  stock: readonly PrintStock[],
  reference: boolean,
): PrintWords => {
  const { sheet, back, scale, tiles, page, byline, copies } = t().print.paged;
  const { expansions = [], rules = {} } = catalog.current ?? {};
  const described = what.tiles.flatMap((tile) => {
    const count = stock.find((each) => each.tile === tile.id)?.count;
    if (count === undefined) return [];
    return [
      { tile: tile.id, name: copies(count), words: t().tiles.describe(lookOf(designOf(tile), 0)) },
    ];
  });
  const chapters = expansions
    .filter(({ id }) => what.expansions.includes(id))
    .map(({ id, name }) => ({
      title: name,
      rules: Object.values(rules)
        .filter(({ expansion, kind }) => expansion === id && kind === "rule")
        .map(({ title, text }) => ({ title, text })),
    }));
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
