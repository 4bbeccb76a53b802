export type Heading = { id: string; text: string };

/** Second-level headings of markdown, without those inside fenced code. */
const HEADING = /^##[ \t]+(.+?)[ \t]*$/;
const FENCE = /^(```|~~~)/;

/** Marks of markdown that readers do not see: emphasis, code and the URL of a link. */
const plainText = (markdown: string) => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*`]/g, '');

/** The id that rehype-slug gives to the first heading with this text on a page. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_\- ]/gu, '')
    .replaceAll(' ', '-');

/** A component alone on its line, such as <Deadlines />. */
const COMPONENT = /^<([A-Z]\w*) \/>[ \t]*$/;

/**
 * Second-level headings of a markdown or MDX text, with their ids on its page.
 *
 * @param ofComponents headings that components of the text bring along, by the component's name
 */
export function headingsOf(
  markdown: string,
  ofComponents: Readonly<Record<string, readonly Heading[]>> = {},
): Heading[] {
  const seen = new Map<string, number>();
  let isCode = false;
  return markdown.split(/\r?\n/).flatMap((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const component = isCode ? undefined : COMPONENT.exec(line)?.[1];
    if (component !== undefined) return ofComponents[component] ?? [];
    const markdownText = isCode ? undefined : HEADING.exec(line)?.[1];
    if (markdownText === undefined) return [];
    const text = plainText(markdownText);
    const slug = slugOf(text);
    const times = seen.get(slug) ?? 0;
    seen.set(slug, times + 1);
    return [{ id: times === 0 ? slug : `${slug}-${times}`, text }];
  });
}
