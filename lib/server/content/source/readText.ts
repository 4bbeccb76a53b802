import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';
import type { ContentIssue } from '../issues/contentIssue.ts';

const CURE = 'the file saved as UTF-8: in the editor, Save As or Save with Encoding, then UTF-8';
/** First bytes of a file in UTF-16. */
const UTF16 = [
  [0xff, 0xfe],
  [0xfe, 0xff],
];
/** What a program leaves where it could not read a letter. */
const LOST = '\uFFFD';

/** Line of the first letter that could not be read. */
const lineOfLost = (text: string): number => text.slice(0, text.indexOf(LOST)).split('\n').length;

/** The text of a file, without the byte order mark that some Windows editors write; an issue where it is not UTF-8. */
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
  // Whatever is not UTF-8 becomes the same sign as a letter that was lost before.
  const text = bytes.toString('utf8');
  if (!isUtf8(bytes)) return issue(lineOfLost(text), 'a letter in the encoding of old Windows programs');
  if (text.includes(LOST)) {
    return issue(lineOfLost(text), `"${LOST}", which stands for a letter that was lost`, 'the letter itself');
  }
  return text.replace(/^\uFEFF/, '');
}
