import { escapeMarkup } from '../../text/escapeMarkup.ts';

const ROW = /<tr\b[^>]*>.*?<\/tr>/gs;
/** A cell that is not empty, with what it holds. */
const CELL = /(<(t[hd])\b[^>]*>)(?!<\/t)(.*?)(<\/\2>)/gs;
/** A list or a paragraph at the end of a cell. */
const BLOCK_END = /<\/(?:p|li|ul|ol|div)>\s*$/;
/** Ends of elements that run together with the next one, unless that begins with a sign that stands at a word. */
const JOINED = /(<\/(?:a|caption|dt|span|time)>)(?=<)(?!(?:<[^>]*>)+[,.;:)])/g;
/** The space before what the index leaves out, where a sign follows: '1% , of turnover'. */
const BEFORE_SIGN = /\s+(<(\w+)\b[^>]*data-pagefind-ignore[^>]*>(?:(?!<\/?\2\b).)*<\/\2>)(?=(?:<[^>]*>)*[,.;:)])/gs;

/** Ends the cells of a row as in a sentence, 'Services: 5%, 15%.': in a text they would run together. */
function punctuateRow(row: string): string {
  const count = row.match(CELL)?.length ?? 0;
  let at = 0;
  return row.replace(CELL, (_, open: string, _name: string, content: string, close: string) => {
    at += 1;
    const sign = at === count ? '. ' : at === 1 ? ': ' : ', ';
    // Pagefind ends a block by itself.
    if (BLOCK_END.test(content)) return `${open}${content}${close}`;
    return `${open}${content.trimEnd().replace(/\.$/, '')}${sign}${close}`;
  });
}

/**
 * The HTML of an exported page for Pagefind.
 *
 * @param title name of the page in results, where its heading is a slogan; the heading where absent
 */
export function pageRecord(html: string, title: string | undefined): string {
  const meta = title ? `<meta data-pagefind-meta="title[content]" content="${escapeMarkup(title)}">` : '';
  return html
    .replace(/(<main\b[^>]*>)/, `$1${meta}`)
    .replace(ROW, punctuateRow)
    .replace(BEFORE_SIGN, '$1')
    .replace(JOINED, '$1 ');
}
