import type { ContentIssue } from '../../issues/contentIssue.ts';
import type { ContentSource } from '../../source/contentSource.ts';

type Finding = Pick<ContentIssue, 'found' | 'expected' | 'example'>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it looks for.
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/;

/** A value in curly quotation marks, inserted by a word processor: YAML makes them part of the text. */
const IN_CURLY_QUOTES = /^[“”„«].*[“”»]$/s;

/** Signs of Markdown that were not read as such, and so would be shown. */
export const LEFT_OVER = /\*\*|\]\(|\] \((?=\/|https?:)|(?<!\S)#{2,}(?=\S)|\[\^/;

/** Finds an invisible character that breaks feeds and pages. */
export function controlFault(text: string): Finding | undefined {
  const [character] = CONTROL.exec(text) ?? [];
  if (character === undefined) return undefined;
  const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return { found: `an invisible character (U+${code})`, expected: 'the text without it: delete it and type it again' };
}

/** Finds signs in a text of the data that readers would see, or that break pages. */
export function faultOfText(text: string, syntax: ContentSource['syntax']): Finding | undefined {
  const control = controlFault(text);
  if (control) return control;
  if (syntax === 'yaml' && IN_CURLY_QUOTES.test(text)) {
    return {
      found: `${text.slice(0, 1)} and ${text.slice(-1)} around the text, which readers would see`,
      expected: 'straight quotation marks, or none',
      example: `"${text.slice(1, -1)}"`,
    };
  }
  const [sign] = LEFT_OVER.exec(text) ?? [];
  return sign === undefined
    ? undefined
    : { found: `${sign} in a field, which readers would see`, expected: 'plain words' };
}
