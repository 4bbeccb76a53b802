import type { ContentIssue } from './contentIssue.ts';

type Finding = Pick<ContentIssue, 'found' | 'expected' | 'example'>;

/** Messages of the YAML parser, and advice for an editor; the first match counts. */
const CURES: readonly (Finding & { when: RegExp })[] = [
  { when: /Tabs are not allowed/, found: 'a tab', expected: 'two blanks in place of each tab' },
  {
    when: /Nested mappings are not allowed/,
    found: 'a value with a colon in it, or a line that stands further right than its neighbours',
    expected: 'the value in double quotes, and fields at the left edge',
    example: 'title: "Audit: what to expect"',
  },
  {
    when: /Missing closing/,
    found: 'a quotation mark that is not closed, somewhere above',
    expected: 'one at the end of the value too',
    example: 'title: "Audit"',
  },
  {
    when: /Unexpected scalar|Unexpected double-quoted|Unexpected single-quoted/,
    found: 'more after the closing quotation mark',
    expected: 'double quotes around a value that holds an apostrophe',
    example: 'title: "The client’s books"',
  },
  {
    when: /Flow (sequence|map)/,
    found: 'a bracket that is not closed',
    expected: 'a closing bracket on the same line',
  },
];

/** A value without quotation marks that ends before a sign #. */
export const CUT_VALUE: Finding = {
  found: 'a value with the sign # after a blank, which ends there',
  expected: 'the value in double quotes',
  example: 'description: "Ranked #1 of the firms"',
};

/** Translates a message of the YAML parser for an editor. */
export function describeYamlError(message: string): Finding {
  const cure = CURES.find(({ when }) => when.test(message));
  if (!cure) {
    return {
      found: `a line that cannot be read (${message})`,
      expected: 'a field and its value, in double quotes where the value holds a colon',
      example: 'title: "Audit: what to expect"',
    };
  }
  const { when: _, ...finding } = cure;
  return finding;
}

/** Describes front matter that is missing or not closed. */
export function describeMissingBlock(text: string): Finding {
  if (/^---[ \t]*\r?\n/.test(text)) {
    return { found: 'no second line of ---', expected: 'a line of --- after the last field' };
  }
  return { found: 'nothing', expected: 'fields between two lines of ---' };
}
