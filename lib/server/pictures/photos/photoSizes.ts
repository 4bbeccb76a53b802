/** Breakpoints, which a test compares with components/foundations/_breakpoints.scss. */
export const WINDOW_WIDTHS = { medium: '48em', large: '64em', nav: '75em', wide: '105em' } as const;

/** CSS width of a photo's box: on phones (`base`), and from each breakpoint that changes it. */
export type BoxWidths = { base: string } & Partial<Record<keyof typeof WINDOW_WIDTHS, string>>;

/**
 * Phones with a device pixel ratio of 3 get about 1.8 image pixels per CSS pixel, with no visible difference and less than
 * half the bytes.
 */
const DENSE_SCREEN = { query: '(min-resolution: 2.5dppx)', share: 0.6 };

const lengthOf = (width: string, factor: number): string =>
  factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;

/**
 * Returns the `sizes` attribute for a photo that covers a box. Ratios are width divided by height. A photo wider than the
 * box is cropped at its sides, so it is rendered wider than the box, and the browser must choose by that width.
 */
export function photoSizes(widths: BoxWidths, boxRatio: number, photoRatio: number): string {
  const factor = Math.max(1, photoRatio / boxRatio);
  const wider = (['wide', 'nav', 'large', 'medium'] as const).flatMap((name) => {
    const width = widths[name];
    return width === undefined ? [] : [`(min-width: ${WINDOW_WIDTHS[name]}) ${lengthOf(width, factor)}`];
  });
  const dense = `${DENSE_SCREEN.query} ${lengthOf(widths.base, factor * DENSE_SCREEN.share)}`;
  return [...wider, dense, lengthOf(widths.base, factor)].join(', ');
}
