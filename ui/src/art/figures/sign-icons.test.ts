// A sign can be made out on the page in both lights: something of it stands out from the ground.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ICON_NAMES, iconSvg } from "./sign-icons";

const css = readFileSync(join(import.meta.dirname, "../../style/tokens.css"), "utf8");
const ground = (theme: string): string =>
  new RegExp(`data-theme="${theme}"\\] \\{[^}]*--paper-raised: (#[0-9a-f]{6})`).exec(css)?.[1] ??
  "";

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string): number => {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
};

test.each(ICON_NAMES.flatMap((name) => [[name, "paper"] as const, [name, "candle"] as const]))(
  "%s stands out in %s",
  (name, theme) => {
    const colours = iconSvg(name, 24, theme).match(/#[0-9a-f]{6}/g) ?? [];
    expect(Math.max(...colours.map((colour) => contrast(colour, ground(theme))))).toBeGreaterThan(
      3,
    );
  },
);
