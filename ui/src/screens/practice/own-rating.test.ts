// The rating of one's own: how it stands with its range, and its way there in a picture and in figures.
// @vitest-environment jsdom
import { render, screen } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import OwnRating from "./OwnRating.svelte";

vi.mock("../../ipc");

const on = (day: number, rating: number, answers: number) => ({
  day,
  rating,
  low: rating - 100,
  high: rating + 100,
  answers,
});

test("before the first answer nothing is said of a rating", () => {
  render(OwnRating, { rating: [] });
  expect(document.querySelector("section")).toBeNull();
});

test("one day says the rating, its range and the answers it rests on", () => {
  render(OwnRating, { rating: [on(20_000, 1540, 12)] });
  screen.getByText("1540");
  screen.getByText("95 % range: 1440 to 1640. It rests on 12 answers.");
  expect(document.querySelector("svg polygon")).toBeNull();
});

test("several days are a chart with its range, and the same in figures, the latest first", () => {
  render(OwnRating, { rating: [on(20_000, 1500, 4), on(20_001, 1580, 9)] });
  expect(document.querySelector("svg polygon")?.getAttribute("points")?.split(" ")).toHaveLength(4);
  screen.getByRole("img", { name: "Your rating over time, with its 95 % range" });
  const rows = [...document.querySelectorAll("tbody tr")].map(({ textContent }) => textContent);
  expect(rows[0]).toContain("1480 to 1680");
  expect(rows[1]).toContain("1400 to 1600");
});
