// Starts the window: reads what Rust knows, dresses the page, then mounts it.
import { mount } from "svelte";
import App from "./App.svelte";
import { showFirstScreen } from "./first-screen";
import { rust } from "./ipc";
import { language } from "./state/language.svelte";
import { settings } from "./state/settings.svelte";
import "virtual:palette.css";
import "./style/index.css";

const begin = async (): Promise<void> => {
  // No menu leads there: with longer words in its address the window shows where they would be cut.
  if (location.search === "?longer") {
    const [{ sayInstead }, { spoken }] = await Promise.all([
      import("./words"),
      import("./words/trial/longer"),
    ]);
    await language.readRest();
    sayInstead(spoken);
  }

  const target = document.getElementById("app");
  if (!target) throw new Error("the page has no place for the app");

  await showFirstScreen();
  await language.follow(settings.current.language);
  mount(App, { target });
  // The second frame begins when the first has been handed to the screen.
  requestAnimationFrame(() => requestAnimationFrame(() => void rust.painted()));
  // A window that is covered is given no frame, and needs its words all the same.
  setTimeout(() => void language.readRest(), 100);
};

void begin();
