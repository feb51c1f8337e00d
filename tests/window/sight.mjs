// What of a page is in sight, and what is lost: words that are cut, and controls to which no way
// leads.

/** The words in sight that a box around them cuts off, or that lie outside the window with no way to them. */
export const cut = async (window) => {
  await window.settle();
  return window.run(`
    const clips = (style, way) => /hidden|clip/.test(style["overflow" + way]);
    const scrolls = (style, way) => /auto|scroll/.test(style["overflow" + way]);
    // Only said: a box of one pixel, of which nothing is shown.
    const unseen = (element) =>
      element !== null && (/^inset\\(50%/.test(getComputedStyle(element).clipPath) || unseen(element.parentElement));
    const found = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const holder = text.parentElement;
      if (!text.data.trim() || !holder.checkVisibility({ visibilityProperty: true })) continue;
      if (unseen(holder) || holder.closest("svg, [role=tooltip], .skip, option, dialog:not([open])")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        let open = { X: true, Y: true };
        for (let box = holder; box && (open.X || open.Y); box = box.parentElement) {
          const style = getComputedStyle(box);
          // What a person typed may end in dots, if pointing at it tells all of it.
          if (style.textOverflow === "ellipsis" && box.closest("[title]")) { open = { X: false, Y: false }; break; }
          const { left, top } = box.getBoundingClientRect();
          const inner = { left: left + box.clientLeft, top: top + box.clientTop };
          if (style.display === "inline") continue;
          if (open.X && clips(style, "X") &&
              (line.right > inner.left + box.clientWidth + 1 || line.left < inner.left - 1))
            found.push(text.data.trim() + " in " + box.tagName + "." + box.className);
          if (open.Y && clips(style, "Y") &&
              (line.bottom > inner.top + box.clientHeight + 3 || line.top < inner.top - 3))
            found.push(text.data.trim() + " below " + box.tagName + "." + box.className);
          if (scrolls(style, "X")) open.X = false;
          if (scrolls(style, "Y")) open.Y = false;
        }
        if (open.X && (line.right > innerWidth + 1 || line.left < -1))
          found.push(text.data.trim() + " outside the window");
      }
    }
    return [...new Set(found)];`);
};

/** What can be pressed or written in and is nowhere in sight, however the page is scrolled. */
export const unreached = async (window) => {
  await window.settle();
  return window.run(`
    const CONTROLS = "a[href], button, input, select, textarea, summary, [role=slider], [role=separator][tabindex]";
    const dialogs = [...document.querySelectorAll("dialog[open]")];
    const within = dialogs.at(-1) ?? document.body;
    const scrolled = [...document.querySelectorAll("*")].filter((box) => box.scrollTop || box.scrollLeft);
    const places = scrolled.map((box) => [box, box.scrollLeft, box.scrollTop]);
    const named = (control) =>
      (control.getAttribute("aria-label") || control.labels?.[0]?.textContent || control.textContent).trim().slice(0, 60);
    /** A box or a circle that is drawn by its label is pressed there. */
    const drawn = (control) => {
      const { width, height } = control.getBoundingClientRect();
      const bare = width <= 2 || height <= 2 || getComputedStyle(control).opacity === "0";
      return bare && control.labels?.length ? control.labels[0] : control;
    };
    const hit = (shown, control) => {
      for (const { left, top, width, height } of shown.getClientRects())
        for (const across of [0.5, 0.1, 0.9])
          for (const down of [0.5, 0.2, 0.8]) {
            const [x, y] = [left + width * across, top + height * down];
            if (left < -1 || left + width > innerWidth + 1 || y < 0 || y > innerHeight) continue;
            const on = document.elementFromPoint(x, y);
            if (on && (shown.contains(on) || on.contains(shown) && on.closest("label, a, button") !== null || control.contains(on)))
              return true;
          }
      return false;
    };
    const pending = new Set();
    for (const control of within.querySelectorAll(CONTROLS)) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("svg, [inert], .skip")) continue;
      // What only keys reach stands for a place of a drawing that is pressed itself.
      if (getComputedStyle(control).pointerEvents === "none") continue;
      if (!control.disabled && control.type !== "hidden") pending.add(control);
    }
    const look = () => {
      for (const control of pending) if (hit(drawn(control), control)) pending.delete(control);
    };
    // First the whole page by nearly a window at a time, then each control that was not seen on the way: each step of a long
    // page takes milliseconds.
    const page = dialogs.length ? within : document.querySelector("main");
    for (let top = 0; top < page.scrollHeight; top += 0.9 * page.clientHeight) {
      page.scrollTo(0, top);
      look();
    }
    const lost = [];
    for (const control of pending) {
      const reached = ["nearest", "center", "start", "end"].some((block) => {
        drawn(control).scrollIntoView({ block, inline: "nearest", behavior: "instant" });
        return hit(drawn(control), control);
      });
      if (!reached) lost.push(control.tagName.toLowerCase() + " " + named(control));
    }
    for (const box of document.querySelectorAll("*")) if (box.scrollTop || box.scrollLeft) box.scrollTo(0, 0);
    for (const [box, left, top] of places) box.scrollTo(left, top);
    return [...new Set(lost)];`);
};

/** A page, or a sheet on it, that must be pushed from side to side to be read. */
export const wide = (window) =>
  window.run(`
    return [...document.querySelectorAll("main, main > .screen, dialog[open]")]
      .filter((box) => box.scrollWidth > box.clientWidth + 1)
      .map((box) => box.tagName.toLowerCase() + ": " + box.scrollWidth + " in " + box.clientWidth);`);

/** What is found on each of these pages, by name. */
export const foundOn = async (window, pages, look) => {
  const found = {};
  for (const { name, arrange, leave } of pages) {
    await arrange(window);
    found[name] = await look(window);
    await leave?.(window);
  }
  return found;
};

/** Nothing on any of these. */
export const none = (others, pages) =>
  Object.fromEntries(
    [...Object.keys(others), ...pages.map(({ name }) => name)].map((name) => [name, []]),
  );
