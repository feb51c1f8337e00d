// Turns settings and the system's wishes into marks on the root element. Pure; knows no colour and no size.
import type { Settings } from "../ipc";

type Theme = Exclude<Settings["theme"], "system">;

export interface SystemWishes {
  dark: boolean;
  contrast: boolean;
  stillness: boolean;
}

export interface Appearance {
  theme: Theme;
  motion: "full" | "reduced";
  palette: string;
  targets: "usual" | "large";
  textSize: string;
}

const themeOf = ({ dark, contrast }: SystemWishes): Theme => {
  if (contrast) return dark ? "contrast-dark" : "contrast-light";
  return dark ? "candle" : "paper";
};

export const appearanceOf = (settings: Settings, system: SystemWishes): Appearance => {
  const still =
    settings.reducedMotion === "system" ? system.stillness : settings.reducedMotion === "on";
  return {
    theme: settings.theme === "system" ? themeOf(system) : settings.theme,
    motion: still ? "reduced" : "full",
    palette: settings.palette,
    targets: settings.largeTargets ? "large" : "usual",
    textSize: String(settings.textSize),
  };
};

export const dress = (root: HTMLElement, lang: string, appearance: Appearance): void => {
  root.lang = lang;
  Object.assign(root.dataset, appearance);
};
