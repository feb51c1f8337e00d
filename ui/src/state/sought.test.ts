// A campaign is found by its document or by a chapter of it, and once.
import { expect, test } from "vitest";
import type { CampaignView } from "../ipc";
import { sought } from "./sought";

const campaign = (document: number | null, ...chapters: string[]) =>
  ({ document, chapters: chapters.map((id) => ({ scenario: { id } })) }) as CampaignView;
const charter = campaign(null, "charter-1");
const tale = campaign(4, "tale-4-ford", "tale-4-bridge");

test("nothing is found where nothing is looked for", () => {
  expect([charter, tale].map((each) => sought.finds(each))).toEqual([false, false]);
});

test.each([{ document: 4 }, { chapter: "tale-4-bridge" }])("by %o one is found, once", (by) => {
  sought.seek(by);
  expect([charter, tale].map((each) => sought.finds(each))).toEqual([false, true]);
  expect(sought.finds(tale)).toBe(false);
});

test("what is not listed yet is looked for until it is", () => {
  sought.seek({ document: 4 });
  expect(sought.finds(charter)).toBe(false);
  expect(sought.finds(tale)).toBe(true);
});
