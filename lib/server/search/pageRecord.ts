import { escapeMarkup } from '../../text/escapeMarkup.ts';

const ROW = /<tr\b[^>]*>.*?<\/tr>/gs;
/** A cell that is not empty, with what it holds. */
const CELL = /(<(t[hd])\b[^>]*>)(?!<\/t)(.*?)(<\/\2>)/gs;
/** Ends of elements that run together with the next one. */
const JOINED = /(<\/(?:a|caption|dt|span|time)>)(?=<)/g;

/** Ends the cells of a row as in a sentence, 'Services: 5%, 15%.': in a text they would run together. */
function punctuateRow(row: string): string {
  const count = row.match(CELL)?.length ?? 0;
  let at = 0;
  return row.replace(CELL, (_, open: string, _name: string, content: string, close: string) => {
    at += 1;
    const sign = at === count ? '. ' : at === 1 ? ': ' : ', ';
    return `${open}${content.replace(/\.$/, '')}${sign}${close}`;
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
    .replace(JOINED, '$1 ');
}
