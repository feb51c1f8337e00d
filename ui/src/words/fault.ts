// What happened, why, and what to do, for every kind of fault.
import type { Fault, Problem, Reason } from "../ipc";
import { brief, briefPath } from "./brief";
import { build } from "./build";
import { pictureProblem } from "./picture-problem";
import { problem } from "./problems";
import { inEach, type Messages } from "./extended";
import type { Message } from "./message";
import { unprintable } from "./print";
import { reason } from "./reasons";
import { storage } from "./storage";
import { named } from "./vocabulary";

type FaultWords = { [Kind in Fault["kind"]]: (fault: Extract<Fault, { kind: Kind }>) => Message };

const wordsOf = (m: Messages): FaultWords => {
  const words = m.fault;
  /** A fault does not know who sits where. */
  const seat = (player: number) => named(m.table.seats.player(player + 1));

  /** What the page calls the fields that Rust may refuse. */
  const fields: Readonly<Record<string, string>> = {
    textSize: m.settings.textSize,
    name: m.play.fresh.gameName,
  };
  const allowedValues = (allowed: Extract<Fault, { kind: "invalid" }>["allowed"]): string => {
    if (allowed.is === "one-of")
      return allowed.values.length > 0
        ? words.allowed["one-of"](allowed.values)
        : words.allowed.another;
    if (allowed.is === "at-most" || allowed.is === "letters")
      return words.allowed[allowed.is](allowed.most);
    return words.allowed[allowed.is](allowed.least, allowed.most);
  };
  const refusal = (given: Reason) => words.refusal(reason(m)(given, seat), given.rule);

  const problemAt = (given: Problem) => {
    const said = problem(m)(given);
    return given.path ? words.problemAt(given.path, said) : said;
  };

  return {
    invalid: ({ field, found, allowed }) => ({
      what: words.invalid.what,
      why: fields[field]
        ? words.invalid.named(fields[field], brief(found))
        : words.invalid.unnamed(brief(found)),
      todo: allowedValues(allowed),
    }),
    rejected: ({ reasons }) => ({
      what: words.rejected.what,
      why: reasons.map(refusal).reduce(words.sentences),
      todo: words.rejected.todo,
    }),
    stale: () => ({ what: words.notDone, ...words.stale }),
    locked: () => ({ what: words.notDone, ...words.locked }),
    misplaced: () => ({ what: words.notDone, ...words.misplaced }),
    "not-found": ({ what }) => ({
      what: words.missing.what,
      why: words.missing[what],
      todo: words.missing.todo,
    }),
    content: ({ problems }) => ({
      what: words.content.what,
      why: problems.map(problemAt).reduce(words.problems),
      todo: words.content.todo,
    }),
    disk: ({ trouble }) => storage(m).notWritten(trouble.kind),
    file: ({ file, trouble }) => ({
      what: words.file.what(briefPath(file)),
      ...words.file[trouble],
    }),
    unfit: ({ file, why }) => ({ what: words.unfit.what(briefPath(file)), ...m.data.unfit[why] }),
    undrawable: ({ why }) => ({
      what: words.notDone,
      why: build(m).refused(why),
      todo: words.undrawable.todo,
    }),
    picture: ({ why }) => ({
      what: words.picture.what,
      why: pictureProblem(m)(why),
      todo: words.undrawable.todo,
    }),
    unprintable: ({ why }) => unprintable(m)(why),
    bug: ({ detail }) => ({ ...words.bug, why: detail }),
    unreachable: ({ detail }) => ({ ...words.unreachable, why: detail }),
  };
};

export const fault = inEach((m) => {
  const words = wordsOf(m);
  return <Kind extends Fault["kind"]>(given: Extract<Fault, { kind: Kind }>): Message =>
    (words[given.kind] as (fault: typeof given) => Message)(given);
});
