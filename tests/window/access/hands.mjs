// What somebody does who sees nothing: presses what has a name, writes into a field, chooses from a list.
import { said } from "../words.mjs";

const literal = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
export const exactly = (text) => `^${literal(text)}$`;
export const startsWith = (text) => `^${literal(text)}`;

/** The hands of a reader at a window; each waits until what is named is there. */
export const handsOf = ({ window, reader }) => {
  const press = (words, role = "push button|toggle button|link|radio button|check box|page tab") =>
    reader.press(role, exactly(words));
  return {
    press,
    pressFirst: (words) => reader.press("push button|link", startsWith(words)),
    /** Does it, and waits until that is heard. */
    hears: async (heard, does) => {
      const since = reader.said.length;
      await does();
      return reader.hears(heard, since);
    },
    write: async (field, text) => {
      await reader.focus("entry", exactly(field));
      await window.press("Control", "a");
      await window.type(...`${text}`, "Tab");
    },
    /** Moves on in a list that opens: so many entries down, or up. */
    choose: async (list, step) => {
      await reader.focus("combo box", exactly(list));
      for (let at = 0; at < Math.abs(step); at++)
        await window.press(step > 0 ? "ArrowDown" : "ArrowUp");
    },
    reads: (role, words) => reader.names(role, exactly(words)),
    /** Begins something new in Build, under a name. */
    begin: async (button, name) => {
      await press(said("screens.build.name"));
      await reader.names("heading", exactly(said("screens.build.title")));
      await press(button);
      await reader.names("dialog", exactly(button));
      await window.press("Control", "a");
      await window.type(...name, "Enter");
      await reader.names("heading", exactly(name));
    },
  };
};
