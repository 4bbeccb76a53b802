/** Encodings by byte order mark. The mark is not part of the text. */
const MARKS: readonly { mark: readonly number[]; encoding: string }[] = [
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
];

/** Decodes text saved by spreadsheets: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return new TextDecoder(marked.encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads a text file that a visitor has chosen. */
export const readTextFile = async (file: Blob): Promise<string> => decodeText(new Uint8Array(await file.arrayBuffer()));
