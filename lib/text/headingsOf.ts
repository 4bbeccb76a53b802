/** Returns the id of a section from its heading: 'public-holidays' for 'Public holidays'. */
export const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

export type Heading = { id: string; text: string };

/** Second-level headings of markdown. */
const HEADING = /^##[ \t]+(.+?)[ \t]*$/;
const FENCE = /^(```|~~~)/;

/** Removes markdown syntax: emphasis, code and the URL of a link. */
const plainText = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');

/** Returns the id that rehype-slug gives to the first heading with this text on a page. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** Returns the second-level headings of a markdown or MDX text, with their ids on its page. */
export function headingsOf(markdown: string): Heading[] {
  const seen = new Map<string, number>();
  let isCode = false;
  return markdown.split(/\r?\n/).flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const markdownText = isCode ? undefined : HEADING.exec(line)?.[1];
    if (markdownText === undefined) return [];
    const text = plainText(markdownText);
    const slug = slugOf(text);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return [{ id: times === 0 ? slug : `${slug}-${times}`, text }];
  });
}
