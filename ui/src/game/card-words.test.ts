// The cards of the first games are short in every language, whoever they tell of.
import { expect, test } from "vitest";
import { CARD_RULES, type CardId } from "./first-cards";
import { inLanguage, languages, readLanguage, readRest } from "../words";
import { named } from "../words/vocabulary";

const MOST_WORDS = 25;
const YOU = { name: "You", you: true };

test.each(languages())("a card says its rule in at most 25 words: %s", async (language) => {
  await readRest();
  await readLanguage(language);
  const { card } = inLanguage(language).table;
  for (const id of Object.keys(CARD_RULES) as CardId[])
    for (const who of [named("Anna"), YOU])
      for (const kind of ["road", "city", "field"] as const) {
        const text = card.says({ id, player: 0, points: 12, kind }, () => who);
        expect(text, id).toMatch(/[.]$/);
        expect(text.split(" ").length, text).toBeLessThanOrEqual(MOST_WORDS);
      }
});
