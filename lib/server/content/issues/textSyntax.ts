import type { ContentIssue } from './contentIssue.ts';

type Finding = Pick<ContentIssue, 'found' | 'expected'>;

const IN_BACKTICKS = 'another first word, since a line that begins with import or export is read as code';

/** Messages of the MDX parser, and advice for an editor; the first match counts. */
const CURES: readonly (Finding & { when: RegExp })[] = [
  { when: /import\/exports/, found: 'a line that begins with import or export', expected: IN_BACKTICKS },
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

/** Translates a message of the MDX parser for an editor. */
export function describeMdxError(message: string): Finding {
  const unclosed = /Expected a closing tag for `(<[^`]+>)`/.exec(message)?.[1];
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
    ? { found: 'a line that begins with import or export', expected: IN_BACKTICKS }
    : { found: 'code', expected: 'ordinary text, with \\{ for a brace' };
