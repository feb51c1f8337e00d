// What is wrong with a file, in English: the sentences of `problems.json`, which the terminal reads
// too.
import type { Problem, Reason } from "../../ipc";
import { problemsIn, type ProblemWords } from "../problems";
import english from "./problems.json";
import { english as m } from "../english";
import { reason as reasonIn } from "../reasons";

const words: ProblemWords = english;
const reason = reasonIn(m);

/** A file does not know who sits where. */
const refused = (why: Reason) =>
  `${reason(why, (player) => m.table.seats.player(player + 1))} (${why.rule})`;

const sentence = problemsIn("en", words, refused);

/** The sentence alone; where it lies is for whoever shows it. */
export const problem = (given: Problem): string => sentence(given.what);
