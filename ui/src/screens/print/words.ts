// What stands on printed pages, in the reader's language.
import { givenName, lookOf, noteOf } from "../../tiles/land-parts";
import type { Printable, PrintStock, PrintWords, RulesChapter } from "../../ipc";
import { catalog, designOf } from "../../state/catalog.svelte";
import { language, t } from "../../state/language.svelte";

/** In the order in which they are read. */
export const RULES_CHAPTERS = [
  "setup",
  "placing",
  "figures",
  "scoring",
  "ending",
  "questions",
] as const satisfies RulesChapter[];

/** Rules and tiles are told only where somebody wants to read them. */
export const wordsFor = (
  what: Printable,
  stock: readonly PrintStock[],
  reference: boolean,
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
        words: t().tiles.land(lookOf(designOf(tile), 0)),
        note: noteOf(tile) ?? "",
      },
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
  const { chapter, rulesOf } = t().print.rulesPage;
  const own = RULES_CHAPTERS.flatMap((key) => {
    const text = what.rules[key];
    return text === undefined ? [] : [{ title: chapter(key), text }];
  });
  if (own.length > 0) chapters.unshift({ title: rulesOf(what.name), rules: own });
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
