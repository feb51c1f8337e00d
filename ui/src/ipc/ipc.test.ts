// Whatever happens at the border arrives as a value or as a fault with a kind.
import { expect, test, vi } from "vitest";
import { rust } from ".";

const { commands } = vi.hoisted(() => ({
  commands: { appStatus: vi.fn(), changeSettings: vi.fn() },
}));

vi.mock("../bindings", () => ({
  commands,
  events: {},
  unchangedSettings: { boxes: [], cardsSeen: [] },
}));

test("an answer is a value", async () => {
  const status = { version: "1", storage: { kind: "disk", folder: "/x" } };
  commands.appStatus.mockResolvedValue({ status: "ok", data: status });
  expect(await rust.appStatus()).toEqual({ ok: true, value: status });
});

test("an error of Rust keeps its kind", async () => {
  const error = { kind: "bug", detail: "x" };
  commands.changeSettings.mockResolvedValue({ status: "error", error });
  expect(await rust.changeSettings({})).toEqual({ ok: false, fault: error });
});

test.each([
  ["a denial, which is bare text", "app_status not allowed"],
  ["an exception", new Error("app_status not allowed")],
])("%s means that Rust was not reached", async (_, thrown) => {
  commands.appStatus.mockRejectedValue(thrown);
  expect(await rust.appStatus()).toEqual({
    ok: false,
    fault: { kind: "unreachable", detail: "app_status not allowed" },
  });
});
