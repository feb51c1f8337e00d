// Answers that cross on their way.
import { expect, test } from "vitest";
import { Latest } from "./latest";

const later = () => {
  let settle = (_: { told: string }) => {};
  const answer = new Promise<{ told: string }>((done) => (settle = done));
  return { answer, tell: (told: string) => settle({ told }) };
};

test("of two answers only that to the later question counts, whichever comes first", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const latest = new Latest();
    const asked = [later(), later()];
    const heard = asked.map(({ answer }) => latest.of(answer));
    for (const nth of order) asked[nth]!.tell(`${nth}`);
    expect(await Promise.all(heard)).toEqual([undefined, { told: "1" }]);
  }
});

test("an answer that was on its way when nothing was wanted any more does not count, the next one does", async () => {
  const latest = new Latest();
  const [first, second] = [later(), later()];
  const heard = [latest.of(first.answer)];
  latest.forget();
  heard.push(latest.of(second.answer));
  first.tell("first");
  second.tell("second");
  expect(await Promise.all(heard)).toEqual([undefined, { told: "second" }]);
});
