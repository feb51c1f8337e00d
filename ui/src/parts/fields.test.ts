// Fields show what was taken: a refused choice goes back, a number stays within its ends, a name is the control's own.
// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Checkbox from "./Checkbox.svelte";
import NumberField from "./NumberField.svelte";
import Select from "./Select.svelte";
import TextArea from "./TextArea.svelte";

const OPTIONS = [
  { value: "", label: "Nobody" },
  { title: "Bots", of: [{ value: "sharp", label: "The sharp one" }] },
];

test("a select hands on what was chosen, and goes back where it is refused", async () => {
  const change = vi.fn().mockResolvedValue(false);
  render(Select, { label: "Who plays", options: OPTIONS, value: "", change });
  const field = screen.getByLabelText<HTMLSelectElement>("Who plays");
  await fireEvent.change(field, { target: { value: "sharp" } });
  expect(change).toHaveBeenCalledExactlyOnceWith("sharp");
  await waitFor(() => expect(field.value).toBe(""));
});

test("a select draws its arrow beside the list, where no style of a page reaches", () => {
  const { container } = render(Select, { label: "Who plays", options: OPTIONS, value: "" });
  expect(container.querySelector("select + .arrow svg path")?.getAttribute("d")).toBeTruthy();
});

const number = (given: { value: number | null; change: (number: number | null) => unknown }) => {
  render(NumberField, { label: "Copies", min: 0, max: 99, ...given });
  return screen.getByLabelText<HTMLInputElement>("Copies");
};

test.each([
  ["120", 99],
  ["-3", 0],
  ["2.6", 3],
  ["", null],
])("a number written as “%s” is taken as %s", async (written, taken) => {
  const change = vi.fn();
  const field = number({ value: 4, change });
  await fireEvent.change(field, { target: { value: written } });
  expect(change).toHaveBeenCalledExactlyOnceWith(taken);
  expect(field.value).toBe(taken === null ? "" : String(taken));
});

test.each([
  [0, 20, 1, "2"],
  [-999, 9, 1, "4"],
  [20, 120, 0.1, "5"],
])("a number from %i to %i is never cut", (min, max, step, letters) => {
  const { container } = render(NumberField, { label: "Copies", min, max, step, value: min });
  const box = container.querySelector<HTMLElement>(".box");
  expect(box?.style.getPropertyValue("--letters")).toBe(letters);
});

test("a refused number goes back", async () => {
  const field = number({ value: 4, change: () => Promise.resolve(false) });
  await fireEvent.change(field, { target: { value: "7" } });
  await waitFor(() => expect(field.value).toBe("4"));
});

test("a number is stepped through with the mouse, never beyond its ends", async () => {
  const change = vi.fn();
  const { container } = render(NumberField, { label: "Copies", min: 0, max: 5, value: 4, change });
  const [down, up] = container.querySelectorAll("button");
  await fireEvent.click(up!);
  await fireEvent.click(up!);
  await fireEvent.click(down!);
  expect(change.mock.calls).toEqual([[5], [5], [4]]);
});

test("a box that was refused is as it was", async () => {
  render(Checkbox, { label: "Tower", checked: false, change: () => Promise.resolve(false) });
  const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "Tower" });
  await fireEvent.click(box);
  await waitFor(() => expect(box.checked).toBe(false));
});

test("several lines say what is wrong with them", () => {
  render(TextArea, { label: "Text", value: "x", note: "Anything.", problem: "Too short." });
  const area = screen.getByRole("textbox", { name: "Text", description: "Too short." });
  expect(area.getAttribute("aria-invalid")).toBe("true");
});
