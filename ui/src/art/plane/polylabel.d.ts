// The shape of the kept library that finds the point deepest inside a polygon.
declare module "polylabel" {
  export default function polylabel(
    polygon: [number, number][][],
    precision?: number,
  ): [number, number] & { distance: number };
}
