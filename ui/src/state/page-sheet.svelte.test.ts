// A sheet over a page goes away with it, and leaves nothing behind.
// @vitest-environment jsdom
import { expect, test } from "vitest";
import { PageSheet } from "./page-sheet.svelte";
import { router } from "./router.svelte";

test("a sheet that lies over a page goes away when another page is opened", () => {
  const sheet = new PageSheet<string>();
  sheet.show("Points");
  expect(sheet.content).toBe("Points");
  router.openGame(3);
  expect(sheet.content).toBeNull();
});

test("a sheet that was closed, or shown twice, waits for no page any more", () => {
  const sheet = new PageSheet<string>();
  const before = router.leaving.size;
  sheet.show("Points");
  sheet.show("Other points");
  sheet.close();
  expect([sheet.content, router.leaving.size]).toEqual([null, before]);
});
