import type { ContentIssue, Finding } from './contentIssue.ts';

const NO_CODE = 'another first word, since a line that begins with import or export is read as code';
const BOTH_SIGNS = 'every tag closed, \\< for a less-than sign and \\{ for a brace';
const IN_QUOTES = 'title: "Audit: what to expect"';

type Cure = readonly [when: RegExp, found: string, expected: string, example?: string];

/**
 * Parser messages with the advice for an editor. Messages are matched together with the line on which the parser stopped;
 * the first match applies, and $1 is its capture group.
 */
const CURES: Readonly<Record<'JSON' | 'front matter' | 'text', readonly Cure[]>> = {
  JSON: [
    [/"\s*:\s*(\d{1,3}(?:,\d{3})+)\b/, '$1, a number with a comma in it', 'only digits', '4000'],
    [/ at the end\n/, 'the end of the file', 'a closing ", ] or } before it'],
    [/^Bad control .* at \n/s, 'a line break inside a text', 'the whole text on one line, closed by "'],
    [/ after , at ([\]}])/, 'a comma before $1', 'no comma after the last entry'],
    [/^Expected ',' .* at \{/s, 'two entries without a comma between them', 'a comma after the first'],
    [/^Expected ',' .* at ["[\d]/s, 'two values without a comma between them', 'a comma after the first'],
    [/^Bad /, 'a text with a backslash or a tab in it', '\\\\ for a backslash, and no tab'],
    [
      / at (.)/s,
      '$1 where a value, a comma or a bracket should be',
      'names and texts in straight double quotes, and \\" for a quotation mark inside a text',
    ],
  ],
  'front matter': [
    [/Tabs are not allowed/, 'a tab', 'two blanks in place of each tab'],
    [
      /Nested mappings/,
      'a value with a colon in it, or a line that is further right than its neighbours',
      'the value in double quotes, and fields at the left edge',
      IN_QUOTES,
    ],
    [
      /Missing closing/,
      'a quotation mark that is not closed, somewhere above',
      'one at the end of the value too',
      'title: "Audit"',
    ],
    [
      /Unexpected (scalar|double-quoted|single-quoted)/,
      'more after the closing quotation mark',
      'double quotes around a value that holds an apostrophe',
      'title: "The client’s books"',
    ],
    [/Flow (sequence|map)/, 'a bracket that is not closed', 'a closing bracket on the same line'],
    [
      /(.*)/,
      'a line that cannot be read ($1)',
      'a field and its value, in double quotes where the value holds a colon',
      IN_QUOTES,
    ],
  ],
  text: [
    [
      /\n.*<[A-Z]\w*\s[^>]*=\s*[“”„«»‘’]/,
      'curly quotation marks in a tag',
      'straight ones',
      '<Note title="Mind the day">',
    ],
    [/<(br|hr|img)\b/, '<$1>, a tag of HTML', 'an empty line, which begins a new paragraph'],
    [
      /closing tag for `<([^`]+)>`/,
      '<$1> that is not closed',
      '</$1> on a line of its own after an empty one, or \\< for a less-than sign',
    ],
    [/import\/exports/, 'a line that begins with import or export', NO_CODE],
    [/create a comment in MDX/, 'a comment <!-- -->', '{/* the comment */}, or none'],
    [/before name|in name|before attribute/, '< where no tag begins', '\\< for a less-than sign'],
    [/in expression|expression with acorn|closing brace/, '{ or } in the text', '\\{ and \\} for braces'],
    [/Unexpected closing (tag|slash)/, 'a closing tag without its opening one', 'every tag opened and closed once'],
    [/(.*)/, 'something that cannot be read ($1)', BOTH_SIGNS],
  ],
};

/** Translates a parser message for an editor. */
export function describeSyntax(syntax: keyof typeof CURES, message: string): Finding {
  const [when, found, expected, example] = CURES[syntax].find(([pattern]) => pattern.test(message)) ?? [/$/, '', ''];
  const caught = when.exec(message)?.[1] ?? '';
  const filled = (words: string) => words.replaceAll('$1', () => caught);
  return { found: filled(found), expected: filled(expected), ...(example !== undefined && { example }) };
}

/** Finds a merge conflict marker left by git. */
export function findConflictMark(file: string, text: string): ContentIssue | undefined {
  const place = text.search(/^<{7} /m);
  if (place < 0) return undefined;
  const found = 'two versions of the same lines, which git could not join';
  const expected = 'one of them, without the lines <<<<<<<, ======= and >>>>>>>';
  return { file, line: text.slice(0, place).split('\n').length, field: 'the file', found, expected };
}

/** Parses JSON and returns Node's error message, if any. */
function jsonFault(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(Object(error).message);
  }
}

const UNEXPECTED = 'Unexpected token';

/**
 * Returns the offset of a syntax error. Node omits the position of an unexpected token, so this finds the longest prefix
 * that is merely incomplete.
 */
function offsetOf(fault: string, text: string): number {
  if (!fault.startsWith(UNEXPECTED)) return Number(/ at position (\d+)/.exec(fault)?.[1] ?? text.length);
  let [before, behind] = [0, text.length];
  while (behind - before > 1) {
    const middle = Math.floor((before + behind) / 2);
    if (jsonFault(text.slice(0, middle))?.startsWith(UNEXPECTED)) behind = middle;
    else before = middle;
  }
  return before;
}

/** Finds the first syntax error in JSON, with a message for editors; undefined if it is valid. */
export function findJsonSyntaxIssue(file: string, text: string): ContentIssue | undefined {
  if (text.trim() === '') {
    const expected = 'its text as it was before; an empty list is []';
    return { file, line: 1, column: 1, field: 'JSON', found: 'an empty file', expected };
  }
  const conflict = findConflictMark(file, text);
  if (conflict) return conflict;
  const fault = jsonFault(text);
  if (fault === undefined) return undefined;
  const position = offsetOf(fault, text);
  const before = text.slice(0, position).trimEnd();
  const line = text.slice(text.lastIndexOf('\n', position - 1) + 1).split('\n', 1)[0];
  const kind = fault.replace(/ (?:in )?JSON at .*|, .*is not valid JSON$/s, '');
  const finding = describeSyntax(
    'JSON',
    `${kind} after ${before.at(-1) ?? ''} at ${text[position] ?? 'the end'}\n${line}`,
  );
  // A missing or extra comma is reported at the end of the value before it.
  const place = /comma/.test(finding.expected) ? before.length - 1 : Math.min(position, text.length - 1);
  const lines = text.slice(0, Math.max(place, 0)).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: 'JSON', ...finding };
}
