import { z } from 'zod';
import { listOf, text } from './fields.ts';

/** content/words.json: names and words that our texts use or avoid. */
export const wordsSchema = listOf(
  z.strictObject({
    write: text('SDL').describe('What to write instead'),
    not: listOf(text('skills levy'), ['skills levy']).describe('Words and phrases to avoid, in any case of letters'),
    why: text('One name for one thing.').describe('Why, in a few words; the check prints it'),
  }),
  [{ write: 'SDL', not: ['skills levy'], why: 'One name for one thing.' }],
).describe('Words that texts use, and words that the check refuses');

/** content/words.sw.json: the words of the interface in Kiswahili. */
export const kiswahiliSchema = z
  .record(z.string().min(1), z.string().min(1))
  .describe('The Kiswahili of buttons, labels, messages and results, by the English words as the code has them');

export type WordRules = z.infer<typeof wordsSchema>;
