// The overlay of fields: whose each field is, by the newest answer alone.
import { expect, test, vi } from "vitest";
import { type FeatureReport, type Outcome, rust } from "../ipc";
import { Fields } from "./fields.svelte";

vi.mock("../ipc");

const field = (x: number, owners: number[]) =>
  ({
    place: { x, y: 0, kind: "field", at: "NE" },
    owners,
    members: [],
  }) as unknown as FeatureReport;

test("each owner of a field lights it, and an answer that was overtaken changes nothing", async () => {
  const answers: ((outcome: Outcome<FeatureReport[]>) => void)[] = [];
  vi.mocked(rust.farmedFields).mockImplementation(() => new Promise((done) => answers.push(done)));
  const fields = new Fields();
  const asked = [fields.ask(), fields.ask()];
  answers[1]!({ ok: true, value: [field(0, [0, 2]), field(3, [1])] });
  answers[0]!({ ok: true, value: [] });
  await Promise.all(asked);
  expect(fields.lights.map(({ owner }) => owner)).toEqual([0, 2, 1]);
});
