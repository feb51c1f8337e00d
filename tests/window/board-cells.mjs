// Presses cells of the board by where they are, whatever lies there.

/** Where on the screen a cell is: near its lower edge, where no figure stands, once the board stands still. */
const onCell = (window, x, y) =>
  window.steady(() =>
    window.run(
      `const frame = document.querySelector(".board .frame");
       const { left, top } = frame.getBoundingClientRect();
       const size = Number(frame.dataset.size);
       const [x, y] = frame.dataset.at.split(",").map(Number);
       return [left + x + (given[0] + 0.5) * size, top + y + (given[1] + 0.92) * size].map(Math.round);`,
      x,
      y,
    ),
  );

export const pressCell = async (window, x, y) => window.clickAt(...(await onCell(window, x, y)));
