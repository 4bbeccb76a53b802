import { escapeMarkup } from '../../text/escapeMarkup.ts';

const ROW = /<tr\b[^>]*>.*?<\/tr>/gs;
/** A cell that is not empty, with its content. */
const CELL = /(<(t[hd])\b[^>]*>)(?!<\/t)(.*?)(<\/\2>)/gs;
/** A list or a paragraph at the end of a cell. */
const BLOCK_END = /<\/(?:p|li|ul|ol|div)>\s*$/;
/** Ends of elements that would join the next word, unless punctuation follows. */
const JOINED = /(<\/(?:a|caption|dt|span|time)>)(?=<)(?!(?:<[^>]*>)+[,.;:)])/g;
/** The space before an element that the index leaves out, if punctuation follows: '1% , of turnover'. */
const BEFORE_SIGN = /\s+(<(\w+)\b[^>]*data-pagefind-ignore[^>]*>(?:(?!<\/?\2\b).)*<\/\2>)(?=(?:<[^>]*>)*[,.;:)])/gs;

/** Punctuates the cells of a row like a sentence, 'Services: 5%, 15%.', since a text would join them. */
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
 * Converts an exported page to HTML for Pagefind.
 *
 * @param title name of the page in results, if its heading is a slogan; default: the heading
 */
export function pageRecord(html: string, title: string | undefined): string {
  const meta = title ? `<meta data-pagefind-meta="title[content]" content="${escapeMarkup(title)}">` : '';
  return html
    .replace(/(<main\b[^>]*>)/, `$1${meta}`)
    .replace(ROW, punctuateRow)
    .replace(BEFORE_SIGN, '$1')
    .replace(JOINED, '$1 ');
}
