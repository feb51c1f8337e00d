// What the list says of a document: its faults, or else what deserves a second look, or that there are none.
// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import type { DocumentCard } from "../../ipc";
import { t } from "../../state/language.svelte";
import DocumentItem from "./DocumentItem.svelte";

vi.mock("../../ipc");

const said = (faults: number, warnings: number) => {
  const card = {
    ...{ id: 1, kind: "mix", key: "mine", name: "Mine", tiles: 9, designs: [], board: [] },
    ...{ faults, warnings, updated: 0, usedBy: [], needs: [], saved: false, unlicensed: false },
  } as DocumentCard;
  const { container } = render(DocumentItem, { card, duplicate: () => {}, share: () => {} });
  const facts = container.querySelector(".facts")?.textContent ?? "";
  cleanup();
  return facts;
};

test("a warning is not passed over as no fault", () => {
  const words = t().build;
  expect(said(0, 2)).toContain(words.warned(2));
  expect(said(0, 2)).not.toContain(words.sound);
  expect(said(1, 2)).toContain(words.faulty(1));
  expect(said(0, 0)).toContain(words.sound);
});
