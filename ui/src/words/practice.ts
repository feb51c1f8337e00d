// Practice: which of its messages says how a round went, and where a question comes from.
import { extended, inEach } from "./extended";

export const practice = inEach((m) => {
  const { outcome, outcomeAll, exam, own } = m.practice;
  const kind: Readonly<Record<string, string>> = m.practice.kind;
  const decided: Readonly<Record<string, string>> = m.practice.decided;
  return extended(m.practice, {
    kind,
    decided,
    exam: {
      result: (passed: boolean, mayMiss: number) => (passed ? exam.passed : exam.failed(mayMiss)),
    },
    own: {
      from: (turn: number, name: string | null) =>
        name === null ? own.fromUnnamed(turn) : own.from(turn, name),
      asking: (turn: number, name: string | null) =>
        name === null ? own.askingUnnamed(turn) : own.asking(turn, name),
    },
    outcome: (right: number, of: number) => (right === of ? outcomeAll(of) : outcome(right, of)),
  });
});
