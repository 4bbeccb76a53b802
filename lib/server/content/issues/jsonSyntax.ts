import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';
import type { ContentIssue } from './contentIssue.ts';
import { findConflictMark } from './textSyntax.ts';

type Finding = Pick<ContentIssue, 'found' | 'expected' | 'example'>;

/** Errors inside quotation marks; their offset is the start of the text. */
const TEXT_ERRORS = ['InvalidCharacter', 'InvalidEscapeCharacter', 'InvalidUnicode'];

function describe(code: string, character: string | undefined, before: string | undefined): Finding {
  if (character === undefined) return { found: 'the end of the file', expected: 'a closing ", ] or } before it' };
  if (code === 'UnexpectedEndOfString') {
    return { found: 'a line break inside a text', expected: 'the whole text on one line, closed by "' };
  }
  if (before === ',' && (character === ']' || character === '}')) {
    return { found: `a comma before ${character}`, expected: 'no comma after the last entry' };
  }
  if (code === 'CommaExpected') {
    const what = character === '{' ? 'entries' : 'values';
    return { found: `two ${what} without a comma between them`, expected: 'a comma after the first' };
  }
  if (TEXT_ERRORS.includes(code)) {
    return { found: 'a text with a backslash or a tab in it', expected: '\\\\ for a backslash, and no tab' };
  }
  return {
    found: `${character} where a value, a comma or a bracket should stand`,
    expected: 'names and texts in straight double quotes, and \\" for a quotation mark inside a text',
  };
}

/** Describes a number with commas between its digits: the parser takes the first comma for the end of the value. */
function splitNumber(before: string, after: string): Finding | undefined {
  const start = /:\s*(\d+(?:,\d+)*),?$/.exec(before)?.[1];
  const rest = /^,?\d{3}(?:,\d{3})*/.exec(after)?.[0];
  if (start === undefined || rest === undefined) return undefined;
  const number = `${start},${rest}`.replaceAll(/,+/g, ',');
  return {
    found: `${number}, a number with a comma in it`,
    expected: 'digits alone',
    example: number.replaceAll(',', ''),
  };
}

/** Finds the first syntax error of a JSON text, worded for an editor; undefined if the text is valid. */
export function findJsonSyntaxIssue(file: string, text: string): ContentIssue | undefined {
  if (text.trim() === '') {
    const expected = 'its text as it was before; an empty list is []';
    return { file, line: 1, column: 1, field: 'JSON', found: 'an empty file', expected };
  }
  const conflict = findConflictMark(file, text);
  if (conflict) return conflict;
  const errors: ParseError[] = [];
  parse(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first === undefined) return undefined;
  const code = printParseErrorCode(first.error);
  // An unclosed text is wrong at its end.
  const position = code === 'UnexpectedEndOfString' ? first.offset + first.length : first.offset;
  const before = text.slice(0, position).trimEnd();
  const finding = splitNumber(before, text.slice(position)) ?? describe(code, text[position], before.at(-1));
  // A missing or extra comma is reported at the end of the value before it.
  const isAboutComma = /no comma|after the first/.test(finding.expected);
  const place = isAboutComma ? before.length - 1 : Math.min(position, text.length - 1);
  const lines = text.slice(0, Math.max(place, 0)).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: 'JSON', ...finding };
}
