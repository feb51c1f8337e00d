// The screens of the window, in the order of its rail, with their addresses.

export const screens = [
  { name: "home", address: "#/" },
  { name: "learn", address: "#/learn" },
  { name: "play", address: "#/play" },
  { name: "build", address: "#/build" },
  { name: "campaigns", address: "#/campaigns" },
  { name: "rulebook", address: "#/rulebook" },
  { name: "practice", address: "#/practice" },
  { name: "settings", address: "#/settings" },
];

/** As they are drawn, and with more contrast. */
export const usualThemes = ["paper", "candle"];
export const themes = [...usualThemes, "contrast-light", "contrast-dark"];

export const link = ({ address }) => `nav a[href="${address}"]`;

/** Waits until a screen is the one that is open, and there. */
export const isOpen = async (window, screen) => {
  await window.sees(`${link(screen)}[aria-current="page"]`);
  await window.sees('main[aria-busy="false"] h1');
};

export const open = async (window, screen) => {
  await window.click(link(screen));
  await isOpen(window, screen);
};

export const chooseTheme = async (window, theme) => {
  await open(window, screens.at(-1));
  await window.click(`input[value="${theme}"]`);
  await window.sees(`:root[data-theme="${theme}"] h1`);
};

/** Turns a switch on or off by its words, with the mouse. */
export const flip = async (window, words) => {
  const id = await window.run(
    `const labels = [...document.querySelectorAll("label")];
     const label = labels.find(({ textContent }) => textContent.includes(given[0]));
     // Not below the bar at the end of the page.
     label?.scrollIntoView({ block: "center" });
     return label?.htmlFor;`,
    words,
  );
  const css = `[id="${id}"]`;
  const on = () => window.run("return document.querySelector(given[0])?.checked;", css);
  const before = await on();
  // What is pressed while the page still grows is missed, by a person too.
  await window.until(`“${words}” flipped`, async () => {
    await window.click(css);
    return (await on()) !== before;
  });
};
