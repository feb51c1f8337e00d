// Pages of the rulebook, for pictures and checks: at a rule, in a search, at an id that no rule has.

export const goTo = (window, address) => window.run("location.hash = given[0];", address);

/** Waits until a rule is lit, in view and under the keyboard, and nothing around it moves any more. */
export const readsRule = (window, id) =>
  window.until(`the rule ${id} in view, with the focus`, () =>
    window.run(
      `const rule = document.getElementById(given[0]);
       const { top, bottom } = rule.getBoundingClientRect();
       const seen = top >= 0 && bottom <= innerHeight;
       const read = document.activeElement.matches(".heading") && rule.contains(document.activeElement);
       const busy = rule.closest("[aria-busy=true]") !== null || document.fonts.status !== "loaded";
       if (seen && read && rule.matches(".lit") && !busy) return true;
       throw new Error([busy, rule.className, document.activeElement.outerHTML.slice(0, 80), top, bottom].join(", "));`,
      id,
    ),
  );

/** Writes into the search, in place of what stands there. */
export const search = async (window, words) => {
  await window.click("main input[type=search]");
  await window.press("Escape");
  await window.type(...words);
};

/** The pages of reading, by name and how to get there. */
export const pagesOfRulebook = [
  {
    name: "rulebook-rule",
    arrange: async (window) => {
      await goTo(window, "#/rulebook/TB-28");
      await readsRule(window, "TB-28");
    },
  },
  {
    name: "rulebook-choices",
    arrange: async (window) => {
      await goTo(window, "#/rulebook/OP-01");
      await readsRule(window, "OP-01");
    },
  },
  {
    name: "rulebook-matrix",
    arrange: async (window) => {
      await goTo(window, "#/rulebook/rulings");
      await window.click("[data-pair='traders/tower']");
      await window.sees("main section section li");
    },
  },
  {
    name: "rulebook-search",
    arrange: async (window) => {
      await goTo(window, "#/rulebook");
      await search(window, "builder");
      await window.sees("main .found");
    },
    leave: (window) => search(window, ""),
  },
  {
    name: "rulebook-lost",
    arrange: async (window) => {
      await goTo(window, "#/rulebook/XX-99");
      await window.sees("main .lost", "XX-99");
    },
  },
];
