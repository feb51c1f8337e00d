// What the checker finds is said and brought into sight, chapter by chapter.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { CampaignDraft, DocumentView } from "../../ipc";
import { announcer } from "../../state/announcer.svelte";
import ChapterProofs from "./ChapterProofs.svelte";

vi.mock("../../ipc");

test("each answer is said and brought into sight", async () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.textContent?.trim() ?? "");
  };
  vi.mocked(ipc.rust.proveChapter).mockResolvedValue({
    ok: true,
    value: { odds: null, problems: [] },
  });
  const said = vi.spyOn(announcer, "say");
  const view = { id: 1, revision: 1 } as DocumentView;
  const campaign = { chapters: [{ title: "A" }, { title: "B" }] } as unknown as CampaignDraft;
  render(ChapterProofs, { view, campaign });
  vi.spyOn(screen.getByRole("region"), "getBoundingClientRect").mockReturnValue({
    top: 100,
    bottom: 300,
  } as DOMRect);
  await fireEvent.click(screen.getByRole("button", { name: "Check every chapter" }));
  await expect.poll(() => said.mock.lastCall?.[0]).toBe("Every chapter was checked.");
  expect(said.mock.calls.map(([text]) => text).filter((text) => text.includes("freely"))).toEqual([
    "“A”: No turns are played freely in it, so bots don’t play it.",
    "“B”: No turns are played freely in it, so bots don’t play it.",
  ]);
  await expect.poll(() => seen.filter((text) => text.startsWith("B"))).toHaveLength(1);
});
