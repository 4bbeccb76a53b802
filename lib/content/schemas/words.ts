import { z } from 'zod';
import { text } from './fields.ts';

/** content/words.json: names and words that our texts use, and those that they avoid. */
export const wordsSchema = z
  .array(
    z.strictObject({
      /** What to write instead. */
      write: text('SDL'),
      /** Words and phrases to avoid, in any case of letters. */
      not: z
        .array(text('skills levy'))
        .min(1)
        .meta({ example: ['skills levy'] }),
      /** Why, in a few words; the check prints it. */
      why: text('One name for one thing.'),
    }),
  )
  .min(1)
  .meta({ example: [{ write: 'SDL', not: ['skills levy'], why: 'One name for one thing.' }] });

export type WordRules = z.infer<typeof wordsSchema>;
