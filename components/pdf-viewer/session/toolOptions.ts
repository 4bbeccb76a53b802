/** The annotation tools; 'none' means that no tool is active. */
export const TOOLS = ['none', 'text', 'highlight', 'ink', 'stamp'] as const;
export type Tool = (typeof TOOLS)[number];

/** The active tool's options or, while an annotation is selected, that annotation's. */
export type ToolOptions = {
  textColor: string;
  textSize: number;
  highlightColor: string;
  highlightThickness: number;
  inkColor: string;
  inkThickness: number;
  inkOpacity: number;
};

/** Image types allowed for stamps (specification, section 5), in the format of a file input's `accept`. */
export const STAMP_TYPES = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'png', 'svg+xml', 'webp', 'x-icon']
  .map((type) => `image/${type}`)
  .join();

/** Whether the file has one of these types and the browser can draw it. pdf.js would silently drop any other file. */
export async function canDraw(file: File): Promise<boolean> {
  if (!STAMP_TYPES.split(',').includes(file.type)) return false;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Highlighter colours. The default, pale yellow, comes first (specification, section 9). */
export const HIGHLIGHT_COLORS = [
  { name: 'yellow', value: '#FFFF98' },
  { name: 'green', value: '#BFEBC6' },
  { name: 'blue', value: '#BFD4FF' },
  { name: 'pink', value: '#FFC6BC' },
] as const;

/** Text and ink colours. The first is visible on paper and on dark covers, the last two only on dark covers. */
export const PEN_COLORS = [
  { name: 'red', value: '#D8432E' },
  { name: 'black', value: '#000000' },
  { name: 'blue', value: '#272E8F' },
  { name: 'green', value: '#0A5A5C' },
  { name: 'yellow', value: '#FFE066' },
  { name: 'white', value: '#FFFFFF' },
] as const;

/** The highlight colours in the format that pdf.js parses: `yellow=#FFFF98,green=...`. */
export const HIGHLIGHT_COLOR_LIST = HIGHLIGHT_COLORS.map(({ name, value }) => `${name}=${value}`).join(',');

/**
 * Slider ranges. Sizes are in points on the page, ink opacity is in per cent. The initial values come from the specification,
 * section 9, and from pdf.js.
 */
export const ANNOTATION_RANGES = {
  textSize: { min: 6, max: 48, step: 1, initial: 10 },
  highlightThickness: { min: 8, max: 24, step: 1, initial: 12 },
  inkThickness: { min: 1, max: 20, step: 1, initial: 1 },
  inkOpacity: { min: 10, max: 100, step: 5, initial: 100 },
} as const;

export const INITIAL_OPTIONS: ToolOptions = {
  textColor: PEN_COLORS[0].value,
  textSize: ANNOTATION_RANGES.textSize.initial,
  highlightColor: HIGHLIGHT_COLORS[0].value,
  highlightThickness: ANNOTATION_RANGES.highlightThickness.initial,
  inkColor: PEN_COLORS[0].value,
  inkThickness: ANNOTATION_RANGES.inkThickness.initial,
  inkOpacity: ANNOTATION_RANGES.inkOpacity.initial,
};
