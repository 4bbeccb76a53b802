/** A row of React's serialised tree: an id and JSON, or a text of a length in bytes ("T" in its source). */
export type FlightRow = { id: string; text: string; isText: boolean };

const NEW_LINE = 10;
const COMMA = 44;
const TEXT = 84;

/** Reads "id:JSON", up to the end of the line, and "id:T<length in bytes as hex>,<text>". */
export function readRows(flight: string): FlightRow[] {
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

const rowText = ({ id, text, isText }: FlightRow) =>
  isText ? `${id}:T${Buffer.byteLength(text).toString(16)},${text}` : `${id}:${text}\n`;

export const writeRows = (rows: readonly FlightRow[]): string => rows.map(rowText).join('');
