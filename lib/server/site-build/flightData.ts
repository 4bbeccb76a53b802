/** Rows of React's serialised tree: JSON up to the end of the line, or T, the length in bytes as hex and a text. */
type FlightRow = { id: string; text: string; isText: boolean };

/** An element whose content React takes as it is: no other way leads to it from React's tree. */
const MARKUP = /<(div|script)\b[^>]* data-markup=""[^>]*>([\s\S]*?)<\/\1>/g;
/** In characters: a reference to a shorter text saves nothing. */
const SHORTEST_MARKUP = 100;
const NEW_LINE = 10;
const COMMA = 44;
const TEXT = 84;

function rowsOf(flight: string): FlightRow[] {
  const bytes = Buffer.from(flight);
  const rows: FlightRow[] = [];
  for (let at = 0; at < bytes.length; ) {
    const colon = bytes.indexOf(':', at);
    const isText = bytes[colon + 1] === TEXT;
    const id = bytes.toString('utf8', at, colon);
    const start = isText ? bytes.indexOf(COMMA, colon) + 1 : colon + 1;
    const lineEnd = bytes.indexOf(NEW_LINE, start);
    const end = isText
      ? start + Number.parseInt(bytes.toString('utf8', colon + 2, start - 1), 16)
      : lineEnd < 0
        ? bytes.length
        : lineEnd;
    rows.push({ id, text: bytes.toString('utf8', start, end), isText });
    at = isText ? end : end + 1;
  }
  return rows;
}

const textOf = ({ id, text, isText }: FlightRow) =>
  isText ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${text}\n`;

/**
 * A page's React data without what its HTML already holds: hints to preload files that it names, the start script's text
 * (which React does not compare), and markup that React takes as it is, which becomes "@markup:" and the place of its
 * element among those with data-markup; the page's loader puts it back from there (lib/browser/page-start/loadOnIntent.ts).
 */
export function withoutMarkup(flight: string, html: string, startCode: string): string {
  const contents = [...html.matchAll(MARKUP)].map(([, , content = '']) => content);
  const long = contents.flatMap((content, at) => (content.length < SHORTEST_MARKUP ? [] : [[content, at] as const]));
  const references = new Map(long);
  const shorten = (row: FlightRow): FlightRow => {
    if (!row.isText) {
      const text = [...references].reduce(
        (json, [content, at]) => json.replaceAll(JSON.stringify(content), `"@markup:${at}"`),
        row.text,
      );
      return { ...row, text };
    }
    const at = references.get(row.text);
    if (at !== undefined) return { ...row, text: `"@markup:${at}"`, isText: false };
    return row.text === startCode ? { ...row, text: '' } : row;
  };
  return rowsOf(flight)
    .filter(({ id, text }) => !(id === '' && text.startsWith('HL[')))
    .map((row) => textOf(shorten(row)))
    .join('');
}
