import type { ContentIssue } from './contentIssue.ts';

type Finding = Pick<ContentIssue, 'found' | 'expected' | 'example'>;

const NO_CODE = 'another first word, since a line that begins with import or export is read as code';

/** Tags of HTML that have no end, which MDX does not know. */
const VOID_TAG = /<(br|hr|img)\b/;

/** A tag with the quotation marks of a word processor. */
const CURLY_IN_TAG = /<[A-Z]\w*\s[^>]*=\s*[“”„«»‘’]/;

/** Messages of the MDX parser, and advice for an editor; the first match counts. */
const CURES: readonly (Finding & { when: RegExp })[] = [
  { when: /import\/exports/, found: 'a line that begins with import or export', expected: NO_CODE },
  { when: /create a comment in MDX/, found: 'a comment <!-- -->', expected: '{/* the comment */}, or none' },
  {
    when: /before name|in name|before attribute/,
    found: '< where no tag begins',
    expected: '\\< for a less-than sign',
  },
  {
    when: /in expression|expression with acorn|closing brace/,
    found: '{ or } in the text',
    expected: '\\{ and \\} for braces',
  },
  {
    when: /Unexpected closing (tag|slash)/,
    found: 'a closing tag without its opening one',
    expected: 'every tag opened and closed once',
  },
];

/** Translates a message of the MDX parser for an editor, with the line on which it stopped. */
export function describeMdxError(message: string, line: string): Finding {
  if (CURLY_IN_TAG.test(line)) {
    return {
      found: 'curly quotation marks in a tag',
      expected: 'straight ones',
      example: '<Note title="Mind the day">',
    };
  }
  const unclosed = /Expected a closing tag for `(<[^`]+>)`/.exec(message)?.[1];
  const empty = VOID_TAG.exec(unclosed ?? line)?.[0];
  if (empty) return { found: `${empty}>, a tag of HTML`, expected: 'an empty line, which begins a new paragraph' };
  if (unclosed) {
    return {
      found: `${unclosed} that is not closed`,
      expected: `${unclosed.replace('<', '</')} on a line of its own after an empty one, or \\< for a less-than sign`,
    };
  }
  const cure = CURES.find(({ when }) => when.test(message));
  if (cure) return { found: cure.found, expected: cure.expected };
  return {
    found: `something that cannot be read (${message.replace(/ \(\d+:\d+-\d+:\d+\)/, '')})`,
    expected: 'every tag closed, \\< for a less-than sign and \\{ for a brace',
  };
}

/** Advises on code in a text. */
export const describeCode = (value: string): Finding =>
  /^(import|export)\b/.test(value)
    ? { found: 'a line that begins with import or export', expected: NO_CODE }
    : { found: 'code', expected: 'ordinary text, with \\{ for a brace' };

/** Finds what git leaves in a file of which two people changed the same lines. */
export function findConflictMark(file: string, text: string): ContentIssue | undefined {
  const place = text.search(/^<{7} /m);
  if (place < 0) return undefined;
  return {
    file,
    line: text.slice(0, place).split('\n').length,
    field: 'the file',
    found: 'two versions of the same lines, which git could not join',
    expected: 'one of them, without the lines <<<<<<<, ======= and >>>>>>>',
  };
}
