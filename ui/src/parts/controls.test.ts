// A control shows what was taken: a refused change is undone before the eyes.
// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import Choice from "./Choice.svelte";
import Switch from "./Switch.svelte";

const choice = (change: (value: string) => Promise<boolean>) =>
  render(Choice, {
    legend: "Light",
    options: [
      { value: "paper", label: "Paper" },
      { value: "candle", label: "Candle" },
    ],
    value: "paper",
    change,
  });

test("a choice hands on the value and keeps it when it is taken", async () => {
  const change = vi.fn().mockResolvedValue(true);
  choice(change);
  await fireEvent.click(screen.getByLabelText("Candle"));
  expect(change).toHaveBeenCalledExactlyOnceWith("candle");
  expect(screen.getByLabelText<HTMLInputElement>("Candle").checked).toBe(true);
});

test("a refused choice goes back", async () => {
  choice(() => Promise.resolve(false));
  await fireEvent.click(screen.getByLabelText("Candle"));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Paper").checked).toBe(true));
});

test("a refused switch goes back, and its note is part of it", async () => {
  render(Switch, {
    label: "Dead cells",
    note: "Mark them.",
    on: false,
    change: () => Promise.resolve(false),
  });
  const control = screen.getByRole<HTMLInputElement>("switch", {
    name: "Dead cells",
    description: "Mark them.",
  });
  await fireEvent.click(control);
  await waitFor(() => expect(control.checked).toBe(false));
});
