// Turns settings and the system's wishes into marks on the root element. Pure; knows no colour and no size.
import type { Settings } from "../ipc";

export interface SystemWishes {
  dark: boolean;
  stillness: boolean;
}

export interface Appearance {
  theme: "paper" | "candle";
  motion: "full" | "reduced";
  palette: string;
  textSize: string;
}

export const appearanceOf = (settings: Settings, system: SystemWishes): Appearance => {
  const dark = settings.theme === "system" ? system.dark : settings.theme === "candle";
  const still =
    settings.reducedMotion === "system" ? system.stillness : settings.reducedMotion === "on";
  return {
    theme: dark ? "candle" : "paper",
    motion: still ? "reduced" : "full",
    palette: settings.palette,
    textSize: String(settings.textSize),
  };
};

export const dress = (root: HTMLElement, lang: string, appearance: Appearance): void => {
  root.lang = lang;
  Object.assign(root.dataset, appearance);
};
