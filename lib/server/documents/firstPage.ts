import { contentHash } from '../contentHash.ts';

/** URL path of the first-page pictures. */
export const FIRST_PAGES = '/images/first-pages';

/** Content-hashed URL of a picture, so that browsers may cache it forever. */
export const firstPageUrl = (svg: string): string => `${FIRST_PAGES}/page-${contentHash(svg)}.svg`;

const PAGE = /<g class="typst-page"[^>]*>/;
const CLIPS = /<defs class="clip-path">.*?<\/defs>/s;
const PHOTO = /data:image\/(?!svg)/;
const GLYPH = /<path id="([^"]+)" class="outline_glyph" d="([^"]+)"/g;
const USED_GLYPH = /<use x="([^"]*)" y="0" href="#([^"]+)"\/>/g;
/** A picture needs no selectable text and no links. */
const OVERLAYS = [/<g transform="scale\(16,-16\)"><foreignObject.*?<\/foreignObject><\/g>/gs, /<a .*?<\/a>/gs];
const IDENTIFIERS = / (?:class="(?:typst-|outline_)[^"]*"|data-[\w-]+="[^"]*")/g;
const EMPTY_GROUP = /<g(?: transform="translate\([^"]*\)")?><\/g>/g;
const DRAWING = /data:image\/svg\+xml;base64,([^"]+)/g;

/** As text instead of base64, an embedded drawing compresses together with the picture. */
const drawingAsText = (_: string, base64: string): string =>
  `data:image/svg+xml,${encodeURIComponent(Buffer.from(base64, 'base64').toString()).replaceAll('%20', ' ')}`;

/** Rewrites a glyph outline in whole font units (1,000 per em), relative to the previous point, which is the shortest form. */
function shortOutline(outline: string): string {
  let [x, y] = [0, 0];
  return outline.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, text: string) => {
    const numbers = (text.match(/-?[\d.]+/g) ?? []).map((number) => Math.round(Number(number)));
    const relative = numbers.map((number, index) => number - (index % 2 === 0 ? x : y));
    [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    // After closing a shape, the current point is its start, so `M` stays absolute.
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
 * Creates a picture of the first page from Typst's SVG of the whole document, with glyphs as outlines: sharp at every size,
 * and about 20 kB compressed. Undefined for a page with a photo, which would load more slowly than the viewer.
 * @param size page size in points
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
    // Glyphs without an outline are spaces.
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
