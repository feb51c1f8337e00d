// Where the data lies is also said which files beside it are not used.
// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { status } from "../../state/status.svelte";
import Data from "./Data.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, backups: () => new Promise(() => {}) } };
});

afterEach(() => {
  cleanup();
  status.current = null;
});

test("a file that looks like unfinished work is named for as long as it lies there", () => {
  const known = { version: "1", backup: null, rescue: null } as const;
  const storage = { kind: "disk", folder: "/data" } as const;
  status.current = { ...known, storage, unknownFiles: [] };
  render(Data);
  expect(screen.queryByText(/doesn’t use/)).toBeNull();
  cleanup();
  status.current = { ...known, storage, unknownFiles: ["bastide-rescued-7.db"] };
  render(Data);
  screen.getByText(/^The data folder has a file that Bastide doesn’t use: bastide-rescued-7\.db/);
});
