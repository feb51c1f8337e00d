// A picture that an author brings for a tile, and whether it is seen.
export const red = (inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}<path d="M0 0h9v9h-9z" fill="#ff0000"/></svg>`;

/** Whether a picture of a tile is red at a place, in hundredths of its side. */
export const isRed = (window, css, x, y) =>
  window.run(
    `const shown = document.querySelector(given[0]);
     const address = shown?.getAttribute("href") ?? shown?.src;
     if (!address) return null;
     const image = new Image();
     image.src = address;
     await image.decode();
     const canvas = document.createElement("canvas");
     canvas.width = canvas.height = 100;
     const pen = canvas.getContext("2d");
     pen.drawImage(image, 0, 0, 100, 100);
     const [red, green, blue] = pen.getImageData(given[1], given[2], 1, 1).data;
     return red > 220 && green < 60 && blue < 60;`,
    css,
    x,
    y,
  );
