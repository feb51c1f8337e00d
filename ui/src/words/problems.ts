// What is wrong with a file, in the sentences that the terminal has too.
import type { Problem, Reason, What } from "../ipc";
import { inEach, type Messages } from "./extended";
import { reason } from "./reasons";
import { named } from "./vocabulary";

type Facts = Readonly<Record<string, unknown>>;

const AREA = "problems";

/** Facts that are not always known: a message of their own, `near-no_tile`, says a problem where they are. */
const WHERE_KNOWN = ["near", "known", "number", "more", "stays", "n", "figure"];

const isFound = (fact: unknown): fact is { says: string; facts?: Facts } =>
  typeof fact === "object" && fact !== null && "says" in fact;

const idOf = (code: string): string => code.replaceAll(/[-/]/g, "_");

const wordsOf = (m: Messages) => {
  const words = m.problems;

  /** A file does not know who sits where. */
  const refusal = (why: Reason): string =>
    words.refusal(
      reason(m)(why, (player) => named(m.table.seats.player(player + 1))),
      why.rule,
    );

  const factOf = (name: string, fact: unknown): unknown => {
    if (isFound(fact)) return m.say(AREA, `found-${fact.says}`, fact.facts ?? {});
    if (!Array.isArray(fact) || name === "expected") return fact;
    if (name === "reasons")
      return fact.length > 0 ? (fact as Reason[]).map(refusal).reduce(words.sentences) : "";
    return (fact as string[]).reduce(name === "done" ? words.doneThen : words.listed);
  };

  /** What nobody has words for is shown by its code rather than hidden. */
  const said = (id: string, code: string, given: Facts): string => {
    const facts = Object.fromEntries(
      Object.entries(given).map(([name, fact]) => [name, factOf(name, fact)]),
    );
    const special = WHERE_KNOWN.filter((name) => facts[name] !== undefined && facts[name] !== null)
      .map((name) => m.say(AREA, `${name}-${id}`, facts))
      .find((text) => text !== undefined);
    return special ?? m.say(AREA, id, facts) ?? code;
  };

  return (what: What): string => {
    if (what.says !== "impossible")
      return said(idOf(what.says), what.says, "facts" in what ? what.facts : {});
    const { code, facts, reasons } = what.facts;
    return said(`impossible-${idOf(code)}`, code, { ...facts, reasons });
  };
};

/** The sentence alone; where it lies is for whoever shows it. */
export const problem = inEach((m) => {
  const sentence = wordsOf(m);
  return (given: Problem): string => sentence(given.what);
});
