/* Functions that return SVG markup. Lengths are in picture units. */

const CENTRE = 100;

/** Rounds to two decimals, which is finer than a pixel at any size used. */
export const round = (value: number): number => Number(value.toFixed(2));

/** Joins `count` drawings. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** Draws a disc around a point. */
export const disc = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

/** Draws a ring around a point; `width` is the stroke width. */
export const hoop = (x: number, y: number, radius: number, width: number, stroke: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Draws an ellipse around a point. */
export const oval = (x: number, y: number, radiusX: number, radiusY: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"/>`;

/** Draws an upright rectangle from its top left corner. */
export const bar = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`;

/** Draws a filled path. */
export const shape = (path: string, fill: string): string => `<path d="${path}" fill="${fill}"/>`;

/** Draws a stroked path. */
export const line = (path: string, stroke: string, width = 4): string =>
  `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

/** Draws a square standing on one corner, around a point. */
export const diamond = (x: number, y: number, radius: number, fill: string): string =>
  shape(
    `M${round(x)} ${round(y - radius)}L${round(x + radius)} ${round(y)} ${round(x)} ${round(y + radius)} ${round(x - radius)} ${round(y)}z`,
    fill,
  );

/** Draws a leaf from two quadratic curves, rising `length` from its base; `width` is the offset of the control points. */
export const leaf = (x: number, y: number, length: number, width: number, fill: string): string =>
  shape(
    `M${round(x)} ${round(y)}q${round(width)} ${round(-length / 2)} 0 ${round(-length)}q${round(-width)} ${round(length / 2)} 0 ${round(length)}z`,
    fill,
  );

/** Draws a triangle from three points. */
export const triangle = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  fill: string,
): string => shape(`M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)} ${round(x3)} ${round(y3)}z`, fill);

/** Applies a transform to a drawing. */
export const group = (transform: string, inner: string): string => `<g transform="${transform}">${inner}</g>`;

/** Rotates a drawing clockwise by `angle` degrees around the centre. */
export const turn = (angle: number, inner: string): string =>
  group(`rotate(${round(angle)} ${CENTRE} ${CENTRE})`, inner);

/** Draws `count` copies at equal angles around the centre. */
export const around = (count: number, draw: (index: number) => string): string =>
  times(count, (index) => turn((360 * index) / count, draw(index)));

/** Defines a pattern, for use as a fill through ref(). */
export const pattern = (id: string, width: number, height: number, inner: string, transform: string): string =>
  `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse" patternTransform="${transform}">${inner}</pattern>`;

/** Returns a reference to a fill or clip path. */
export const ref = (id: string): string => `url(#${id})`;

/** Creates a complete SVG. With an alignment, it covers its box from there instead of fitting inside. */
export function svg(
  width: number,
  height: number,
  inner: string,
  covers: 'xMidYMid' | 'xMidYMax' | false = false,
): string {
  const fit = covers ? ` preserveAspectRatio="${covers} slice"` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${fit}>${inner}</svg>`;
}
