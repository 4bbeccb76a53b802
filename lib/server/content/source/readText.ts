import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { ContentIssue } from '../issues/contentIssue.ts';

const CURE = 'the file saved as UTF-8: in the editor, Save As or Save with Encoding, then UTF-8';
/** First bytes of a file in UTF-16. */
const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
/** Replacement character of an undecodable letter. */
const LOST = '\uFFFD';

/** Returns the line of the first undecodable letter. */
const lineOfLost = (text: string): number => text.slice(0, text.indexOf(LOST)).split('\n').length;

/** Reads a text file without its byte order mark; returns an issue if it is not UTF-8. */
export function readText(path: string, file: string): string | ContentIssue {
  // The comment keeps the bundler from tracing every file of the project as an input of the page.
  const bytes = readFileSync(/* turbopackIgnore: true */ path);
  const issue = (line: number, found: string, expected = CURE): ContentIssue => ({
    file,
    line,
    field: 'the file',
    found,
    expected,
  });
  if (UTF16.some((start) => start.every((byte, index) => bytes[index] === byte))) {
    return issue(1, 'a text in UTF-16');
  }
  // Invalid UTF-8 becomes the same replacement character as a letter lost before.
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) return issue(lineOfLost(text), 'a letter in the encoding of old Windows programs');
  if (text.includes(LOST)) {
    return issue(lineOfLost(text), `"${LOST}", which stands for a letter that was lost`, 'the letter itself');
  }
  return text.replace(/^\uFEFF/, '');
}
