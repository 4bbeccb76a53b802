import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { PHRASES } from '../../words/phrases.ts';

const scriptWordsSchema = z.record(z.string(), z.array(z.string()));

/**
 * Returns the Kiswahili words that the scripts of a page may say, beside the words of header and footer ('shell'); `npm run
 * assets` finds them (lib/server/site-build/writeScriptWords.ts). While one develops, all words, since scripts change.
 *
 * @param page address of a page below /sw, or 'shell'
 */
export function pageWords(page: string): Readonly<Record<string, string>> {
  if (process.env.NODE_ENV === 'development') return PHRASES;
  const words: Readonly<Record<string, string>> = PHRASES;
  const file = readFileSync(join(process.cwd(), '.generated/script-words.json'), 'utf8');
  const phrases = scriptWordsSchema.parse(JSON.parse(file))[page];
  if (!phrases) throw new Error(`.generated/script-words.json holds no page ${page}: npm run assets`);
  return Object.fromEntries(phrases.map((phrase) => [phrase, words[phrase] ?? phrase]));
}
