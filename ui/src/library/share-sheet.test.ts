// What stands in the list of what is shared, in which order, and how things of one name are told apart.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import * as ipc from "../ipc";
import type { CampaignView, DocumentCard, DocumentView, OwnScenario } from "../ipc";
import { t } from "../state/language.svelte";
import ShareSheet from "./ShareSheet.svelte";

vi.mock("../ipc");

const card = (id: number, kind: DocumentCard["kind"], name: string) =>
  ({ id, kind, key: `k${id}`, name, tiles: 4, faults: 0, needs: [] }) as unknown as DocumentCard;
const own = (document: number, title: string, aim: string, turns: number | null) =>
  ({
    document,
    scenario: { id: `own-${document}`, title },
    aim,
    turns,
    tiles: 9,
    picture: [],
    sets: [],
    mixes: [],
  }) as unknown as OwnScenario;

test("what was pressed stands first, a campaign counts its chapters, and an aim tells scenarios apart", async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  vi.mocked(ipc.rust.documents).mockResolvedValue({
    ok: true,
    value: [card(1, "tile-set", "School set"), card(2, "campaign", "Spring")],
  });
  vi.mocked(ipc.rust.ownScenarios).mockResolvedValue({
    ok: true,
    value: [
      own(3, "First city", "Have 10 points.", 4),
      own(4, "First city", "Have 20 points.", null),
      own(5, "Race", "Win.", null),
    ],
  });
  vi.mocked(ipc.rust.campaigns).mockResolvedValue({
    ok: true,
    value: [{ document: 2, chapters: [{}, {}, {}] } as unknown as CampaignView],
  });
  render(ShareSheet, { first: [2], done: () => undefined });
  const lines = () =>
    screen
      .getAllByRole("checkbox", { hidden: true })
      .map((box) => box.closest("label")?.textContent?.replace(/\s+/g, " ").trim());
  await expect
    .poll(lines)
    .toEqual([
      "Spring Campaign · 3 chapters are included",
      "First city Scenario · 0 tiles · Have 10 points. · 4 turns of your own",
      "First city Scenario · 0 tiles · Have 20 points. · 9 tiles to play",
      "Race Scenario · 0 tiles",
      "School set Tile set · 4 tiles",
    ]);
});

test("who shares a set without a licence is asked for one, and it is written into the set", async () => {
  const bare = { ...card(1, "tile-set", "School set"), unlicensed: true };
  const good = { ...card(6, "tile-set", "Free set"), unlicensed: false };
  vi.mocked(ipc.rust.documents).mockResolvedValue({ ok: true, value: [bare, good] });
  vi.mocked(ipc.rust.ownScenarios).mockResolvedValue({ ok: true, value: [] });
  vi.mocked(ipc.rust.campaigns).mockResolvedValue({ ok: true, value: [] });
  const view = { id: 1, revision: 7 } as unknown as DocumentView;
  vi.mocked(ipc.rust.openDocument).mockResolvedValue({ ok: true, value: view });
  vi.mocked(ipc.rust.changeDocument).mockResolvedValue({ ok: true, value: view });
  vi.mocked(ipc.rust.saveBundle).mockResolvedValue({ ok: true, value: null });
  render(ShareSheet, { first: [6], done: () => undefined });
  const box = (name: RegExp) =>
    screen.findByRole<HTMLInputElement>("checkbox", { name, hidden: true });
  await box(/Free set/);
  const asked = () => screen.queryByLabelText(t().share.licence);
  expect(asked()).toBeNull();
  await fireEvent.click(await box(/School set/));
  await expect.poll(asked).not.toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "CC BY 4.0", hidden: true }));
  await fireEvent.click(screen.getByRole("button", { name: t().share.write, hidden: true }));
  await expect.poll(() => vi.mocked(ipc.rust.saveBundle).mock.calls.length).toBe(1);
  expect(vi.mocked(ipc.rust.changeDocument).mock.calls).toEqual([
    [1, 7, { of: "about", what: "licence", text: "CC BY 4.0", language: null }],
  ]);
});
