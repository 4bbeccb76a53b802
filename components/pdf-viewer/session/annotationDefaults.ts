/** A colour on offer, with its name for people who do not see it. */
export type NamedColor = { name: string; value: string };

/** Colours to mark text with, the default first: pale yellow (specification, section 9). */
export const HIGHLIGHT_COLORS = [
  { name: 'yellow', value: '#FFFF98' },
  { name: 'green', value: '#BFEBC6' },
  { name: 'blue', value: '#BFD4FF' },
  { name: 'pink', value: '#FFC6BC' },
] as const satisfies readonly NamedColor[];

/** Colours to write and draw with, the library's default first. */
export const PEN_COLORS = [
  { name: 'black', value: '#000000' },
  { name: 'blue', value: '#272E8F' },
  { name: 'red', value: '#B52E1E' },
  { name: 'green', value: '#0A5A5C' },
] as const satisfies readonly NamedColor[];

/** The highlight colours as pdf.js reads them: `yellow=#FFFF98,green=...`. */
export const HIGHLIGHT_COLOR_LIST = HIGHLIGHT_COLORS.map(({ name, value }) => `${name}=${value}`).join(',');

/** What a slider sets: its ends, its step, and the value it has at first. */
export type Range = { min: number; max: number; step: number; initial: number };

/**
 * Sizes of annotations. The first values are the defaults of the specification, section 9, which are also those of
 * the library. Sizes are in points of the page; the opacity of ink is in per cent (100 is 1).
 */
export const ANNOTATION_RANGES = {
  textSize: { min: 6, max: 48, step: 1, initial: 10 },
  highlightThickness: { min: 8, max: 24, step: 1, initial: 12 },
  inkThickness: { min: 1, max: 20, step: 1, initial: 1 },
  inkOpacity: { min: 10, max: 100, step: 5, initial: 100 },
} as const satisfies Record<string, Range>;
