// A list in which things are deleted and brought back while its answers cross on their way.
import { beforeEach, expect, test } from "vitest";
import type { Outcome } from "../ipc";
import { faults } from "./faults.svelte";
import { Restorable } from "./restorable.svelte";

interface Thing {
  readonly id: number;
}
const done: Outcome<null> = { ok: true, value: null };
const refused: Outcome<never> = { ok: false, fault: { kind: "not-found", what: "game" } };

let kept: number[];
let readings: (() => void)[];
/** Answers the readings that were asked for so far, the last one first where that is wished. */
const answer = (lastFirst = false) => {
  const waiting = readings.splice(0);
  (lastFirst ? waiting.reverse() : waiting).forEach((each) => each());
};
const read = () => {
  const value = kept.map((id) => ({ id }));
  return new Promise<Outcome<Thing[]>>((settle) =>
    readings.push(() => settle({ ok: true, value })),
  );
};
const lists = () =>
  new Restorable<Thing>({
    idOf: ({ id }) => id,
    read,
    itemsOf: (all) => all,
    remove: (id) => {
      if (!kept.includes(id)) return Promise.resolve(refused);
      kept = kept.filter((each) => each !== id);
      return Promise.resolve(done);
    },
    restore: (id) => {
      kept = [...kept, id].sort();
      return Promise.resolve(done);
    },
  });
const opened = async () => {
  const list = lists();
  const open = list.open();
  answer();
  await open;
  return list;
};
const until = async (list: Promise<unknown>) => {
  await Promise.resolve();
  await Promise.resolve();
  answer();
  await list;
};
const shown = ({ list }: Restorable<Thing>) => list?.map(({ id }) => id);

beforeEach(() => {
  kept = [1, 2, 3];
  readings = [];
  faults.open = [];
});

test("what is deleted keeps its place until it is brought back", async () => {
  const list = await opened();
  await until(list.remove(2));
  expect([shown(list), list.there, [...list.deleted]]).toEqual([
    [1, 2, 3],
    [{ id: 1 }, { id: 3 }],
    [2],
  ]);
  await until(list.restore(2));
  expect([shown(list), [...list.deleted]]).toEqual([[1, 2, 3], []]);
});

test("what was deleted has no place any more when the list is opened again", async () => {
  const list = await opened();
  await until(list.remove(2));
  const again = list.open();
  expect(shown(list)).toEqual([1, 3]);
  answer();
  await again;
  expect(shown(list)).toEqual([1, 3]);
});

test("of two readings the one asked for last is shown, though it comes first", async () => {
  const list = await opened();
  const first = list.renew();
  kept = [4];
  const second = list.renew();
  answer(true);
  await Promise.all([first, second]);
  expect(shown(list)).toEqual([4]);
});

test("what cannot be deleted stays, and why is told", async () => {
  const list = await opened();
  const removing = list.remove(7);
  await until(removing);
  expect([await removing, [...list.deleted], shown(list)]).toEqual([false, [], [1, 2, 3]]);
  expect(faults.open).toHaveLength(1);
});
