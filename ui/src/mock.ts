// Rust as far as a plain browser needs it, for `vite --mode web` only; it never reaches the desktop bundle.
import { mockIPC, mockWindows } from "@tauri-apps/api/mocks";
import { firstSettings, type AppStatus, type Settings, type SettingsChange } from "./ipc";

const asked = new URLSearchParams(location.search);

const status: AppStatus = {
  version: "0.1.0",
  storage: asked.has("trouble")
    ? {
        kind: "memory",
        folder: "/home/anna/bastide",
        trouble: { kind: "not-writable", detail: "Permission denied (os error 13)" },
      }
    : { kind: "disk", folder: "/home/anna/.local/share/bastide" },
  backup: null,
  rescue: null,
  unknownFiles: [],
};

let settings: Settings = {
  ...firstSettings,
  theme: asked.get("theme") === "candle" ? "candle" : "paper",
  textSize: Number(asked.get("text") ?? firstSettings.textSize),
};

mockWindows("main");
mockIPC(
  (command, given) => {
    if (command === "app_status") return status;
    if (command === "backups") return { backups: [], outcome: null, latest: 1 };
    if (command === "read_settings") return settings;
    if (command === "change_settings") {
      const { change } = given as { change: SettingsChange };
      const aids = { ...settings.aids, ...change.aids } as Settings["aids"];
      settings = { ...settings, ...change, aids } as Settings;
      return settings;
    }
    throw new Error(`no such command in the browser: ${command}`);
  },
  { shouldMockEvents: true },
);
