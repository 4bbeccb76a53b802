import { hashOf } from './madeFiles.ts';

/** URL path of the folder of pictures of first pages. */
export const FIRST_PAGES = '/images/first-pages';

const HASH_LENGTH = 12;

/** URL of a picture, named by its content, so that browsers may keep it for good. */
export const firstPageUrl = (svg: string): string => `${FIRST_PAGES}/page-${hashOf(svg).slice(0, HASH_LENGTH)}.svg`;

const PAGE = /<g class="typst-page"[^>]*>/;
const CLIPS = /<defs class="clip-path">.*?<\/defs>/s;
const PHOTO = /data:image\/(?!svg)/;
const GLYPH = /<path id="([^"]+)" class="outline_glyph" d="([^"]+)"/g;
const USED_GLYPH = /<use x="([^"]*)" y="0" href="#([^"]+)"\/>/g;
/** A picture has no words to select and no links to press. */
const OVERLAYS = [/<g transform="scale\(16,-16\)"><foreignObject.*?<\/foreignObject><\/g>/gs, /<a .*?<\/a>/gs];
const IDENTIFIERS = / (?:class="(?:typst-|outline_)[^"]*"|data-[\w-]+="[^"]*")/g;
const EMPTY_GROUP = /<g(?: transform="translate\([^"]*\)")?><\/g>/g;
const DRAWING = /data:image\/svg\+xml;base64,([^"]+)/g;

/** As text, a drawing inside the picture compresses with the rest of it. */
const drawingAsText = (_: string, base64: string): string =>
  `data:image/svg+xml,${encodeURIComponent(Buffer.from(base64, 'base64').toString()).replaceAll('%20', ' ')}`;

/** Writes an outline in whole units of the font, of which a letter has a thousand, and relative to the last point: the shortest form. */
function shortOutline(outline: string): string {
  let [x, y] = [0, 0];
  return outline.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const relative = numbers.map((number, index) => number - (index % 2 === 0 ? x : y));
    [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    // A closed shape ends at its first point, from which the next would count.
    const [letter, places] = command === 'M' ? ['M', numbers] : [command.toLowerCase(), relative];
    return letter + places.join(' ').replaceAll(' -', '-');
  });
}

function withoutEmptyGroups(svg: string): string {
  const shorter = svg.replace(EMPTY_GROUP, '');
  return shorter === svg ? svg : withoutEmptyGroups(shorter);
}

type PageSize = { width: number; height: number };

/**
 * Makes a picture of the first page from Typst's SVG of a whole document, whose letters are outlines: sharp at every size, and
 * about 20 kB after compression. Undefined for a page with a photo, which would take longer to load than the viewer.
 *
 * @param size of the page, in points
 */
export function firstPagePicture(svg: string, { width, height }: PageSize): string | undefined {
  const [head = '', page] = svg.split(PAGE);
  if (page === undefined) throw new Error('Typst marks the pages of an SVG in another way than before.');
  if (PHOTO.test(page)) return undefined;
  const drawn = OVERLAYS.reduce((text, overlay) => text.replace(overlay, ''), page.slice(0, page.lastIndexOf('</g>')));
  const outlines = new Map([...head.matchAll(GLYPH)].map(([, glyph, outline]) => [glyph, outline]));
  const glyphs = new Map<string, string>();
  const use = (_: string, x: string, glyph: string): string => {
    const outline = outlines.get(glyph);
    // A space.
    if (!outline) return '';
    const id = `_${[...glyphs.keys(), glyph].indexOf(glyph).toString(36)}`;
    glyphs.set(glyph, `<path id="${id}" d="${shortOutline(outline)}"/>`);
    return `<use x="${x}" href="#${id}"/>`;
  };
  const body = withoutEmptyGroups(drawn.replace(IDENTIFIERS, '').replace(USED_GLYPH, use)).replace(
    DRAWING,
    drawingAsText,
  );
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"',
    ` viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none">`,
    `<path d="M0 0H${width}V${height}H0Z" fill="#fff"/>`,
    CLIPS.exec(head)?.[0],
    `<defs>${[...glyphs.values()].join('')}</defs>${body}</svg>`,
  ].join('');
}
