// What is asked for while another answer is on its way: dropped, in its turn, or instead of it.
import { expect, expectTypeOf, test, vi } from "vitest";
import { Latest, Queue, Single } from "./one-at-a-time.svelte";

const later = () => {
  let tell = (_: string) => {};
  let fail = (_: Error) => {};
  const answer = new Promise<{ told: string }>((resolve, reject) => {
    tell = (told) => resolve({ told });
    fail = reject;
  });
  return {
    begin: vi.fn(() => answer),
    tell: (told: string) => tell(told),
    reject: (error: Error) => fail(error),
  };
};

test("of two answers only that to the later question counts, whichever comes first", async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const latest = new Latest();
    const asked = [later(), later()];
    const heard = asked.map(({ begin }) => latest.run(begin));
    for (const nth of order) asked[nth]!.tell(`${nth}`);
    expect(await Promise.all(heard)).toEqual([undefined, { told: "1" }]);
  }
});

test("an answer that was on its way when nothing was wanted any more does not count, the next one does", async () => {
  const latest = new Latest();
  const [first, second] = [later(), later()];
  const heard = [latest.run(first.begin)];
  latest.forget();
  heard.push(latest.run(second.begin));
  first.tell("first");
  second.tell("second");
  expect(await Promise.all(heard)).toEqual([undefined, { told: "second" }]);
});

test("a second press begins nothing, and one after the answer does", async () => {
  const single = new Single();
  const [first, second, third] = [later(), later(), later()];
  const heard = [single.run(first.begin), single.run(second.begin)];
  expect(single.busy).toBe(true);
  first.tell("first");
  expect(await Promise.all(heard)).toEqual([{ told: "first" }, undefined]);
  expect(second.begin).not.toHaveBeenCalled();
  expect(single.busy).toBe(false);
  third.tell("third");
  expect(await single.run(third.begin)).toEqual({ told: "third" });
});

test("what is forgotten holds up nothing, and is not over before what came after it", async () => {
  const single = new Single();
  const [first, second] = [later(), later()];
  const heard = [single.run(first.begin)];
  single.forget();
  heard.push(single.run(second.begin));
  first.tell("first");
  expect(await heard[0]).toBeUndefined();
  expect(single.busy).toBe(true);
  second.tell("second");
  expect(await heard[1]).toEqual({ told: "second" });
  expect(single.busy).toBe(false);
});

test("what breaks is told to whoever began it, and the next one is begun", async () => {
  const single = new Single();
  const [first, second] = [later(), later()];
  const heard = single.run(first.begin);
  first.reject(new Error("broken"));
  await expect(heard).rejects.toThrow("broken");
  second.tell("second");
  expect(await single.run(second.begin)).toEqual({ told: "second" });
});

test("each waits for those before it, also where one of them breaks", async () => {
  const queue = new Queue();
  const asked = [later(), later(), later()];
  const heard = asked.map(({ begin }) => queue.run(begin));
  const begun = () => asked.map(({ begin }) => begin.mock.calls.length);
  await vi.waitFor(() => expect(begun()).toEqual([1, 0, 0]));
  expect(queue.empty).toBe(false);
  asked[0]!.reject(new Error("broken"));
  await expect(heard[0]).rejects.toThrow("broken");
  await vi.waitFor(() => expect(begun()).toEqual([1, 1, 0]));
  asked[1]!.tell("second");
  asked[2]!.tell("third");
  expect(await Promise.all(heard.slice(1))).toEqual([{ told: "second" }, { told: "third" }]);
  expect(queue.empty).toBe(true);
});

test("a promise is refused by its type: what it is about has begun already", () => {
  type RunMethod = [Latest["run"], Single["run"], Queue["run"]][number];
  expectTypeOf<() => Promise<object>>().toExtend<Parameters<RunMethod>[0]>();
  expectTypeOf<Promise<object>>().not.toExtend<Parameters<RunMethod>[0]>();
});
