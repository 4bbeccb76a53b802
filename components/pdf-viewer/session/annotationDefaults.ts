/** Colours to mark text with, the default first: pale yellow (specification, section 9). */
export const HIGHLIGHT_COLORS = [
  { name: 'yellow', value: '#FFFF98' },
  { name: 'green', value: '#BFEBC6' },
  { name: 'blue', value: '#BFD4FF' },
  { name: 'pink', value: '#FFC6BC' },
] as const;

/** Colours to write and draw with, the default of pdf.js first. */
export const PEN_COLORS = [
  { name: 'black', value: '#000000' },
  { name: 'blue', value: '#272E8F' },
  { name: 'red', value: '#B52E1E' },
  { name: 'green', value: '#0A5A5C' },
] as const;

/** The highlight colours as pdf.js reads them: `yellow=#FFFF98,green=...`. */
export const HIGHLIGHT_COLOR_LIST = HIGHLIGHT_COLORS.map(({ name, value }) => `${name}=${value}`).join(',');

/**
 * Ranges of the options' sliders. Sizes are in points of the page; the opacity of ink is in per cent. The initial
 * values are the defaults of the specification, section 9, and of pdf.js; text begins at `readableTextSize`.
 */
export const ANNOTATION_RANGES = {
  textSize: { min: 6, max: 48, step: 1, initial: 10 },
  highlightThickness: { min: 8, max: 24, step: 1, initial: 12 },
  inkThickness: { min: 1, max: 20, step: 1, initial: 1 },
  inkOpacity: { min: 10, max: 100, step: 5, initial: 100 },
} as const;

/** Points that are 16 px on the screen, where a page of the factor 1 has 96 px for its 72 points. */
const READABLE_POINTS = 12;

/** Size of new text that reads as well as the site's own text at a zoom. */
export function readableTextSize(factor: number): number {
  const { min, max } = ANNOTATION_RANGES.textSize;
  return Math.min(max, Math.max(min, Math.round(READABLE_POINTS / factor)));
}
