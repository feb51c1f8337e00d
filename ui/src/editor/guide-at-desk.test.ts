// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { guide } from "./guide.svelte";

beforeEach(() => {
  guide.which = null;
});

test("the guide beside a desk is that of the desk", () => {
  guide.open("scenario");
  guide.arrive("lesson");
  expect(guide.which).toBe("lesson");
});

test("a desk opens no guide by itself, and the list opens that of the last desk", () => {
  guide.arrive("campaign");
  expect(guide.which).toBe(null);
  guide.openNewest();
  expect(guide.which).toBe("campaign");
});

test("whoever makes the positions of a campaign keeps its guide", () => {
  guide.open("campaign");
  guide.arrive("scenario");
  expect(guide.which).toBe("campaign");
});
