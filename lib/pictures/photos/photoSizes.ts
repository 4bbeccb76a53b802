/** Least window widths in px from which a box may be wider; components/foundations/_breakpoints.scss has the same. */
export const WINDOW_WIDTHS = { medium: 768, large: 1024, nav: 1200 } as const;

/** Width of the box that a photo covers, as a CSS length: on phones, and from a window width on where it changes there. */
export type BoxWidths = { base: string } & Partial<Record<keyof typeof WINDOW_WIDTHS, string>>;

/** A phone with three pixels to a point gets the two or so that an eye can tell apart: less than half the bytes. */
const DENSE_SCREEN = { query: '(min-resolution: 2.5dppx)', share: 0.6 };

const lengthOf = (width: string, factor: number): string =>
  factor === 1 ? width : `calc(${width} * ${Number(factor.toFixed(2))})`;

/**
 * The `sizes` of a photo that covers a box. A photo that is wider than the box by its shape (`ratio`, width
 * by height) is cropped at its sides, so it is drawn wider than the box; the browser has to choose by that width.
 */
export function photoSizes(widths: BoxWidths, boxRatio: number, photoRatio: number): string {
  const factor = Math.max(1, photoRatio / boxRatio);
  const wider = (['nav', 'large', 'medium'] as const).flatMap((name) => {
    const width = widths[name];
    return width === undefined ? [] : [`(min-width: ${WINDOW_WIDTHS[name]}px) ${lengthOf(width, factor)}`];
  });
  const dense = `${DENSE_SCREEN.query} ${lengthOf(widths.base, factor * DENSE_SCREEN.share)}`;
  return [...wider, dense, lengthOf(widths.base, factor)].join(', ');
}
