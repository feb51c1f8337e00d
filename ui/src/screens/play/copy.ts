// Puts a text on the clipboard. Knows no text.

/** True when it is there; some web views only let go of what is selected in the page. */
export const copy = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
