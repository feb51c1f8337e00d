// Questions as people type them lead to the rules that answer them. The rules are those of the game.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { OptionView, RuleView } from "../../ipc";
import { searchWordsIn } from "../../words/search-words";
import { bookOf, valuesOf } from "./book";
import { stretches } from "../../references/query";
import questions from "./questions.json";
import { RuleSearch } from "./search";

interface IndexedRule {
  id: string;
  kind: string;
  title: { en: string };
  text: { en: string };
  option?: { default: string; values: { value: string; text: { en: string } }[] };
}

/** What is not searched. */
const UNSAID = { language: "en", source: "", see: [], between: [], ruling: null };

const sets = join(import.meta.dirname, "../../../../tile-sets");
const expansions = readdirSync(sets, { withFileTypes: true })
  .map(({ name }) => name)
  .filter((name) => existsSync(join(sets, name, "rules.json")));
const options: OptionView[] = [];
const rules = expansions.flatMap((expansion): RuleView[] => {
  const index = readFileSync(join(sets, expansion, "rules.json"), "utf8");
  const { rules } = JSON.parse(index) as { rules: IndexedRule[] };
  return rules.map(({ id, kind, title: { en: title }, text: { en: text }, option }) => {
    if (option) {
      const values = option.values.map(({ value, text }) => ({
        value,
        editions: [],
        text: text.en,
      }));
      options.push({ id, title, text, expansion, default: option.default, values });
    }
    return { ...UNSAID, id, kind, expansion, title, text };
  });
});
const book = bookOf({
  tiles: [],
  sets: [],
  mixes: [],
  boxes: [],
  expansions: expansions.map((id) => ({ id, name: id })),
  options,
  rules: Object.fromEntries(rules.map((rule) => [rule.id, rule])),
});
const words = await searchWordsIn("en");
const search = new RuleSearch(book, valuesOf(options), words);
const find = (typed: string) => (search.find(typed)?.hits ?? []).map(({ rule }) => rule.id);
const marked = (text: string, typed: string) =>
  stretches(text, search.find(typed)?.query ?? null).flatMap(({ text, hit }) => (hit ? text : []));

/** Of forty questions, at least so many have a right rule among the first three. */
const GOOD = 36 / 40;

test("the rule that answers a player’s question is among the first three", () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  const missed = questions.filter(({ asked, rules }) => {
    const [...best] = find(asked).slice(0, 3);
    return !best.some((id) => rules.includes(id));
  });
  const share = 1 - missed.length / questions.length;
  expect(share, missed.map(({ asked }) => asked).join("\n")).toBeGreaterThanOrEqual(GOOD);
});

test.each(["flip tollhouse", "when does toll change", "toll change side"])(
  "“%s” finds first what turns a tollhouse",
  (typed) => {
    expect(find(typed)[0]).toBe("TK-17");
  },
);

test("every rule that a question or the words of the search name is in the book", () => {
  const known = new Set(rules.map(({ id }) => id));
  const named = [...questions.flatMap(({ rules }) => rules), ...Object.keys(words.asked)];
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test.each(["TK-17", "tk-17", "tk 17", "TK17"])("“%s” finds that rule alone", (typed) => {
  expect(find(typed)).toEqual(["TK-17"]);
});

test.each([
  ["meeple", "BG-11"],
  ["Meeples", "BG-23"],
  ["pawn", "BG-02"],
  ["knight", "CC-04"],
  ["monk", "BG-20"],
  ["highwayman", "CC-04"],
  ["cloisters", "BG-20"],
  ["churches", "BG-20"],
  ["castle", "BG-17"],
  ["shield", "BG-17"],
  ["street", "BG-16"],
  ["meadow", "BG-25"],
  ["junction", "TK-04"],
  ["captive", "TW-15"],
  ["finished castle", "BG-17"],
  ["captor", "TW-17"],
  ["with 12 and 62 points", "OP-05"],
])("“%s” finds %s", (typed, id) => {
  expect(find(typed)).toContain(id);
});

test.each([
  ["meeple", "BG-11"],
  ["farmer", "BG-30"],
  ["castle", "BG-17"],
  ["pawn", "BG-02"],
])("a single word such as “%s” finds what it is about early", (typed, id) => {
  expect(find(typed).slice(0, 6)).toContain(id);
});

test("every name leads to something that the book says", () => {
  for (const { written, book } of words.same)
    for (const name of [...written, ...book]) expect(find(name), name).not.toEqual([]);
});

test("a name is known before it is written to its end, and with a slip", () => {
  expect(find("meep")).toContain("BG-11");
  expect(find("tolhouse")).toEqual(find("tollhouse"));
  expect(find("monastry")).toEqual(find("monastery"));
  expect(find("dragonfly")).toEqual([]);
  expect(find("[")).toEqual([]);
});

test("what has not every word is found, and said to lack some", () => {
  expect(search.find("double turn")?.whole).toBe(true);
  const partly = search.find("does a zeppelin bring a double turn");
  expect(partly?.whole).toBe(false);
  expect(partly?.hits.map(({ rule }) => rule.id)).toContain("TB-28");
});

test("nothing but blanks is no question, and little words alone are one", () => {
  expect(search.find("  ")).toBeNull();
  expect(find("yours")).not.toEqual([]);
});

test("what the book says instead of a word that it hardly knows is told", () => {
  expect(search.find("may a meeple flip")?.also).toContain("follower");
  expect(search.find("castle")?.also).toEqual(["city"]);
  expect(search.find("tile")?.also).toEqual([]);
});

test("whole words are marked, in every form and by every name", () => {
  const text = "He removes it. Moving a follower moves it; you move on.";
  expect(marked(text, "may I move my meeple?")).toEqual(["Moving", "follower", "moves", "move"]);
  expect(marked("The builder’s road (a road) ends.", "ROAD ends)")).toEqual([
    "road",
    "road",
    "ends",
  ]);
  expect(marked("The builder’s road.", "road buil")).toEqual(["builder’s", "road"]);
  expect(marked("TK-17", "tk17")).toEqual(["TK-17"]);
  expect(marked("Whose turn", "w")).toEqual([]);
  expect(marked("Place it on one road.", "on a road that has one")).toEqual(["one", "road"]);
  expect(stretches("", null)).toEqual([]);
  expect(stretches("A road.", null)).toEqual([{ text: "A road.", hit: false }]);
});

test("a book in Dutch is searched with the endings and the words of Dutch", async () => {
  const index = readFileSync(join(sets, "nl/tollkeepers/rules.json"), "utf8");
  const { rules } = JSON.parse(index) as { rules: { id: string; title: string; text: string }[] };
  const dutch = bookOf({
    tiles: [],
    sets: [],
    mixes: [],
    boxes: [],
    expansions: [{ id: "tollkeepers", name: "De Tolbeambten" }],
    options: [],
    rules: Object.fromEntries(
      rules.map((rule) => [
        rule.id,
        { ...UNSAID, ...rule, kind: "rule", expansion: "tollkeepers", language: "nl" },
      ]),
    ),
  });
  const book = new RuleSearch(dutch, new Map(), await searchWordsIn("nl"));
  const first = (typed: string) =>
    (book.find(typed)?.hits ?? []).slice(0, 3).map(({ rule }) => rule.id);
  for (const [typed, id] of [
    ["Wanneer draai ik mijn tolhuis om?", "TK-17"],
    ["hoeveel punten leveren reizigers op", "TK-12"],
    ["mag mijn tolhuis op een kruispunt", "TK-04"],
    ["kruisingen", "PR-07"],
    ["krijg ik mijn tolhuis terug in de voorraad", "TK-08"],
    ["wat als er niets langs de weg staat", "TK-14"],
    ["twee tolhuizen aan een weg", "TK-19"],
  ] as const)
    expect(first(typed), typed).toContain(id);
});

test("a language without words of its own is searched by whole words", async () => {
  const { stem, little, same } = await searchWordsIn("xx");
  expect([stem("tolhuizen"), little, same]).toEqual(["tolhuizen", [], []]);
});
