// The pages of examples, for pictures and checks: no menu leads to them.

export const pagesOfExamples = [
  {
    name: "examples-board",
    arrange: async (window) => {
      await window.run("location.hash = '#/examples/board';");
      await window.sees("[data-example=neighbours] image");
    },
  },
  {
    name: "examples-parts",
    arrange: async (window) => {
      await window.run("location.hash = '#/examples/parts';");
      await window.sees("[data-part=buttons] button");
    },
  },
  {
    name: "examples-parts-end",
    arrange: async (window) => {
      await window.run("document.querySelector('main').scrollTo(0, 1e6);");
    },
  },
  {
    name: "examples-states",
    arrange: async (window) => {
      await window.run("location.hash = '#/examples/states';");
      await window.sees("[data-state=busy] button");
    },
  },
];
