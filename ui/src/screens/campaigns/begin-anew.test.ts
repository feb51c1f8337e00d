// A campaign that is begun anew says so where that was pressed, with the way back.
// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import * as ipc from "../../ipc";
import type { CampaignView } from "../../ipc";
import { t } from "../../state/language.svelte";
import Campaigns from "../Campaigns.svelte";

vi.mock("../../ipc");

const campaign = (id: string, title: string, stars: number): CampaignView => {
  const chapter = {
    scenario: { id: `${id}-1`, title: "First" },
    say: "",
    expansions: [],
    level: null,
    minutes: null,
    stars,
    state: stars > 0 ? "finished" : "open",
    needs: [],
    lacks: 0,
    after: [],
    leads: [],
    depth: 0,
    carried: [],
    playable: true,
    ended: null,
    picture: [],
  };
  return {
    id,
    document: null,
    title,
    about: "",
    author: null,
    stars,
    of: 3,
    chapters: [chapter],
    next: null,
    over: null,
    gone: [],
    other: [],
  } as unknown as CampaignView;
};

test("the way back stands in the campaign that was begun anew, and has the keyboard", async () => {
  const lists = [
    [campaign("charter", "The Charter", 3), campaign("mine", "Mine", 2)],
    [campaign("charter", "The Charter", 3), campaign("mine", "Mine", 0)],
  ];
  let reset = 0;
  vi.mocked(ipc.rust.campaigns).mockImplementation(() =>
    Promise.resolve({ ok: true, value: lists[reset]! }),
  );
  vi.mocked(ipc.rust.resetLessons).mockImplementation(() => {
    reset = 1;
    return Promise.resolve({ ok: true, value: 7 });
  });
  vi.mocked(ipc.rust.restoreLessons).mockImplementation(() => {
    reset = 0;
    return Promise.resolve({ ok: true, value: null });
  });
  const fault = { ok: false, fault: { kind: "bug", detail: "" } } as never;
  vi.mocked(ipc.rust.lessons).mockResolvedValue(fault);
  vi.mocked(ipc.rust.catalog).mockResolvedValue(fault);
  vi.mocked(ipc.rust.damaged).mockResolvedValue(fault);
  vi.mocked(ipc.rust.ownScenarios).mockResolvedValue({ ok: true, value: [] });
  render(Campaigns);
  const words = t().campaigns;
  const anew = await screen.findByRole("button", { name: words.resetThis("Mine") });
  anew.focus();
  await fireEvent.click(anew);
  const mine = screen.getByRole("region", { name: "Mine" });
  const undo = await within(mine).findByRole("button", { name: t().learn.undo });
  expect(screen.getAllByRole("button", { name: t().learn.undo })).toEqual([undo]);
  expect(document.activeElement).toBe(undo);
  await fireEvent.click(undo);
  await screen.findByRole("button", { name: words.resetThis("Mine") });
  expect(vi.mocked(ipc.rust.restoreLessons).mock.calls).toEqual([[7]]);
});
