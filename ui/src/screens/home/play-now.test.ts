// The name with which somebody sits down is kept when it is given, whatever is pressed next.
// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { GameAtTable } from "../../game/sitting.svelte";
import * as ipc from "../../ipc";
import { settings } from "../../state/settings.svelte";
import PlayNow from "./PlayNow.svelte";

vi.mock("../../ipc", async (original) => {
  const ipc = await original<typeof import("../../ipc")>();
  return { ...ipc, rust: { ...ipc.rust, changeSettings: vi.fn(), newGame: vi.fn() } };
});
vi.mock("../../game/sitting.svelte", async (original) => ({
  ...(await original<typeof import("../../game/sitting.svelte")>()),
  sitting: () => new GameAtTable(),
}));

beforeEach(() => {
  settings.current = ipc.firstSettings;
  vi.mocked(ipc.rust.changeSettings).mockImplementation((change) =>
    Promise.resolve({
      ok: true,
      value: { ...settings.current, player: change.player?.trim() ?? "" },
    }),
  );
  vi.mocked(ipc.rust.newGame).mockReturnValue(new Promise(() => {}));
});

const field = () => screen.getByRole<HTMLInputElement>("textbox");

test("whoever gives a name on Home and goes elsewhere is called by it when they come back", async () => {
  const { unmount } = render(PlayNow, { first: true });
  await fireEvent.input(field(), { target: { value: "Marta" } });
  await fireEvent.change(field());
  await vi.waitFor(() => expect(settings.current.player).toBe("Marta"));
  unmount();
  render(PlayNow, { first: true });
  expect(field().value).toBe("Marta");
});

test("a game that is begun while the name is written has it", async () => {
  render(PlayNow, { first: true });
  await fireEvent.input(field(), { target: { value: "Marta" } });
  await fireEvent.submit(field().form!);
  const [wanted] = vi.mocked(ipc.rust.newGame).mock.lastCall!;
  expect(wanted.seats[0]?.name).toBe("Marta");
});
