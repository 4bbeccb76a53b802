/** Addresses of style sheets as the bundler writes them, in tags and in the data of a page. */
const SHEET = /\/_next\/static\/chunks\/[\w-]+\.css/g;
const STYLE_LINK = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g;
const STYLE_PRELOAD = /<link rel="preload" href="([^"]+)" as="style"[^>]*>/g;

/** The style sheets that a page or its data name, each once, in the order of the text. */
export const sheetsIn = (text: string): string[] => [...new Set(text.match(SHEET))];

/** The style sheets that every one of the pages names: the frame around all of them. Pages without any do not count. */
export function sharedSheets(pages: readonly string[][]): string[] {
  const [first = [], ...others] = pages.filter((sheets) => sheets.length > 0);
  return first.filter((sheet) => others.every((sheets) => sheets.includes(sheet)));
}

/**
 * Puts other style sheets in the place of a page's own, in its tags and in its data alike, and leaves one tag a sheet.
 * A sheet that has no substitute is an error: the page would lose its styles when it is opened from another page.
 */
export function replaceSheets(text: string, substitutes: ReadonlyMap<string, string>): string {
  const tags = new Set<string>();
  return text
    .replace(SHEET, (sheet) => {
      const substitute = substitutes.get(sheet);
      if (!substitute) throw new Error(`${sheet} stands in the data of a page, but not in the page itself`);
      return substitute;
    })
    .replace(STYLE_LINK, (tag, sheet: string) => {
      if (tags.has(sheet)) return '';
      tags.add(sheet);
      return tag;
    })
    .replace(STYLE_PRELOAD, (tag, sheet: string) => (tags.has(sheet) ? '' : tag));
}
