// One sentence and more for every kind of fault, in English.
import { english } from "../english";
import type { Fault, FileTrouble } from "../../ipc";
import { brief, briefPath } from "../brief";
import { listIn } from "../list";
import type { Message } from "../message";
import { build } from "./build";
import { data } from "./data";
import { play } from "./play";
import { unprintable } from "./print";
import { problem } from "./problems";
import { reason as reasonIn } from "../reasons";
import { notWritten } from "./storage";
import { table } from "./table";

const reason = reasonIn(english);

const list = listIn("en");

/** What the page calls the fields that Rust may refuse. */
const fields: Readonly<Record<string, string>> = {
  textSize: english.settings.textSize,
  name: play.fresh.gameName,
};

const lacking: Record<Extract<Fault, { kind: "not-found" }>["what"], string> = {
  "open-game": "No game is open.",
  game: "This game is not kept here any more.",
  step: "The game has no such step.",
  end: "A game can be reviewed once it is over.",
  document: "This tile set or mix is not kept here any more.",
  backup: "This backup is not kept here any more.",
  run: "This run of the lab is not kept here any more.",
  "run-game": "The games of this run are of other bots or rules than today’s.",
  feature: "There is no road, city, monastery or field there.",
  "open-lesson": "No lesson is open.",
  lesson: "There is no such lesson.",
  question: "This question is not kept here any more.",
};

const files: Record<FileTrouble, { why: string; todo: string }> = {
  missing: {
    why: "There is no such file, or no such folder.",
    todo: "Choose another one.",
  },
  "not-allowed": {
    why: "This computer does not let Bastide use that file or folder.",
    todo: "Choose another place, or change who may use it.",
  },
  "not-a-file": {
    why: "It is a folder, or something else that holds no game.",
    todo: "Choose a file.",
  },
  full: {
    why: "The disk is full.",
    todo: "Free some space, or choose another disk, and try again.",
  },
  failed: {
    why: "The system gave a reason that has no name.",
    todo: "The log file in the data folder says more. Try again, or choose another place.",
  },
};

/** A fault does not know who sits where. */
const seat = (player: number) => table.seats.player(player + 1);

type FaultWords = { [Kind in Fault["kind"]]: (fault: Extract<Fault, { kind: Kind }>) => Message };

const words: FaultWords = {
  invalid: ({ field, found, allowed }) => ({
    what: "That cannot be used.",
    why:
      field in fields
        ? `“${fields[field]}” cannot be ${brief(found)}.`
        : `A value of it cannot be ${brief(found)}.`,
    todo: `It can be ${list.or(allowed)}.`,
  }),
  rejected: ({ reasons }) => ({
    what: "The rules do not allow that.",
    why: reasons.map((given) => `${reason(given, seat)} (${given.rule})`).join(" "),
    todo: "Nothing has changed: choose something else.",
  }),
  stale: () => ({
    what: "That was not done.",
    why: "It had already gone on when you chose, or you were looking at an earlier step.",
    todo: "Look at the latest step and choose again.",
  }),
  locked: () => ({
    what: "That was not done.",
    why: "This is a locked table: nothing helps here, and nothing is taken back, until the game is over.",
    todo: "Play on: after the end all of it is open.",
  }),
  misplaced: () => ({
    what: "That was not done.",
    why: "This step of the lesson wants something else.",
    todo: "Read the task once more.",
  }),
  "not-found": ({ what }) => ({
    what: "That is not there.",
    why: lacking[what],
    todo: "Go back and choose again.",
  }),
  content: ({ problems }) => ({
    what: "This cannot be used.",
    why: problems
      .map((each) => (each.path ? `${each.path}: ${problem(each)}` : problem(each)))
      .join("; "),
    todo: "Correct it and try again.",
  }),
  disk: ({ trouble }) => notWritten(trouble.kind),
  file: ({ file, trouble }) => ({
    what: `“${briefPath(file)}” could not be used.`,
    ...files[trouble],
  }),
  unfit: ({ file, why }) => ({ what: `“${briefPath(file)}” was not used.`, ...data.unfit[why] }),
  undrawable: ({ why }) => ({
    what: "That was not done.",
    why: build.refused(why),
    todo: "Nothing has changed.",
  }),
  unprintable: ({ why }) => unprintable(why),
  bug: ({ detail }) => ({
    what: "Something went wrong inside Bastide, and nothing was changed.",
    why: detail,
    todo: "This is our mistake. The log file in the data folder says more.",
  }),
  unreachable: ({ detail }) => ({
    what: "The window could not reach the engine behind it.",
    why: detail,
    todo: "Close Bastide and start it again.",
  }),
};

export const fault = <Kind extends Fault["kind"]>(given: Extract<Fault, { kind: Kind }>): Message =>
  (words[given.kind] as (fault: typeof given) => Message)(given);
