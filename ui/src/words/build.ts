// What is said of all that a person makes: its list, its editors, what is wrong with it.
import type { Op, Problem, Refusal, StartPiece, What } from "../ipc";
import { extended, inEach } from "./extended";
import { pictureProblem } from "./picture-problem";
import { problem } from "./problems";
import { steps } from "./steps";
import { tiles } from "./tiles";
import { where } from "./where";

export const build = inEach((m) => {
  /** Said to somebody who draws, who never saw a file. */
  const drawnWrong: Partial<Record<What["says"], string>> = m.build.drawnWrong;

  return extended(m.build, {
    did: steps(m),
    refused: (why: Refusal, op?: Op) =>
      why === "same" && op?.of === "tile" && op.change.do === "join-fields"
        ? m.build.sameField
        : m.build.refusals[why],
    notTaken: pictureProblem(m),
    place: (x: number, y: number) => where(m).alone({ x, y }),
    label: tiles(m).label,
    fault: (given: Problem) => drawnWrong[given.what.says] ?? problem(m)(given),
    draw: m["tile-editor"],
    set: m["set-editor"],
    totals: m.totals,
    mix: extended(m["mix-editor"], {
      piece: (word: StartPiece) =>
        word === "floors" ? m["mix-editor"].piece.floors : m.shared.figures[word],
    }),
  });
});
