import { z } from 'zod';

/** content/words.sw.json: the words of the interface in Kiswahili. */
export const kiswahiliSchema = z
  .record(z.string().min(1), z.string().min(1))
  .describe('The Kiswahili of buttons, labels, messages and results, by the English words as the code has them');
