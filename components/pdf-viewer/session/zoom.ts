/** A zoom value of pdf.js: fits the page to the window, or is a factor. `auto` fits the width, up to 125 %. */
export type ZoomValue = 'auto' | 'page-width' | 'page-fit' | `${number}`;

/** The initial zoom, also set by Ctrl 0. */
export const DEFAULT_ZOOM = 'auto' satisfies ZoomValue;

/** Whether the zoom changes with the size of the window. */
export function isFitted(value: string): value is 'auto' | 'page-width' | 'page-fit' {
  return ['auto', 'page-width', 'page-fit'].includes(value);
}

/** Factors in the list of zooms; 1 is the size on paper. */
export const ZOOM_FACTORS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const;

/** Factors beyond which pdf.js does not zoom. */
const LEAST_FACTOR = 0.1;
const MOST_FACTOR = 25;

/** Whether pages of a factor can be made smaller, and larger. */
export const canZoom = (factor: number) => ({ out: factor > LEAST_FACTOR, in: factor < MOST_FACTOR });

/** A factor in per cent: 1.1 is `110%`. */
export function percentOf(factor: number): string {
  return `${Math.round(factor * 100)}%`;
}

/** The entry of the zoom list that is in force; undefined for a zoom between two of them. */
export function listedZoom(value: string, factor: number): ZoomValue | undefined {
  if (value === 'page-width' || value === 'page-fit') return value;
  const offered = ZOOM_FACTORS.find((step) => Math.abs(step - factor) < 0.001);
  return offered === undefined ? undefined : `${offered}`;
}
