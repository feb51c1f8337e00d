// The guides beside the desks: each step has what can be done in it, in every language that says them whole.
import { expect, test } from "vitest";
import { english } from "../words";
import { guides, type GuideName } from "../words/guides";
import { GUIDE_DEEDS } from "./guide.svelte";

test.each(Object.keys(GUIDE_DEEDS) as GuideName[])(
  "the guide to a %s has a place for each of its steps, and eight at most",
  (which) => {
    const { steps } = guides(english)[which];
    expect(GUIDE_DEEDS[which]).toHaveLength(steps.length);
    expect(steps.length).toBeLessThanOrEqual(8);
    for (const { does } of steps) expect(does.length).toBeGreaterThan(0);
  },
);
