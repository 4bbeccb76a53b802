import type { Mistake } from './formatMistake.ts';

/** The parser's message, or nothing where the text is JSON. */
function parseFailure(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Where the parser stops. Its message says so except for an unexpected token; that is
 * the last character of the shortest beginning of the text which fails in the same way.
 */
function failurePosition(text: string, message: string): number {
  const stated = /at position (\d+)/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  if (!message.startsWith('Unexpected token')) return text.length;
  let works = 0;
  let fails = text.length;
  while (fails - works > 1) {
    const middle = Math.floor((works + fails) / 2);
    if (parseFailure(text.slice(0, middle))?.startsWith('Unexpected token')) fails = middle;
    else works = middle;
  }
  return fails - 1;
}

function describe(text: string, position: number): Pick<Mistake, 'found' | 'expected' | 'example'> {
  const character = text[position];
  const before = text.slice(0, position).trimEnd().at(-1);
  if (character === undefined) return { found: 'the end of the file', expected: 'a closing ", ] or } before it' };
  if (character === '\n' || character === '\r') {
    return { found: 'a line break inside a text', expected: 'the whole text on one line, closed by "' };
  }
  if ((character === ']' || character === '}') && before === ',') {
    return { found: `a comma before ${character}`, expected: 'no comma after the last entry' };
  }
  if (character === '"' && before !== undefined && /["\]}\de]/.test(before)) {
    return { found: 'two values without a comma between them', expected: 'a comma after the first' };
  }
  if (character === '{' && before === '}') {
    return { found: 'two entries without a comma between them', expected: 'a comma after the first' };
  }
  return {
    found: `${character} where a value, a comma or a bracket should stand`,
    expected: 'names and texts in straight double quotes, and \\" for a quotation mark inside a text',
  };
}

/** Says what stops a text from being JSON, in words for an editor; nothing where it is JSON. */
export function findJsonSyntaxMistake(file: string, text: string): Mistake | undefined {
  const message = parseFailure(text);
  if (message === undefined) return undefined;
  const position = failurePosition(text, message);
  const described = describe(text, position);
  // A missing or extra comma stands at the end of what comes before it.
  const place = /no comma|after the first/.test(described.expected)
    ? text.slice(0, position).trimEnd().length - 1
    : Math.min(position, text.length - 1);
  const lines = text.slice(0, Math.max(place, 0)).split('\n');
  return { file, line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, field: 'JSON', ...described };
}
