import { z } from 'zod';
import { listOf, text } from './fields.ts';

/** content/<name>.sw.json: Kiswahili translations of content/<name>.json. */
export const twinsSchema = z
  .strictObject({
    fields: z
      .array(text('law'))
      .meta({ example: ['law'] })
      .describe(
        'Fields of the English file whose texts all need a twin, wherever they stand; the other texts may have one',
      ),
    texts: listOf(z.strictObject({ en: text('Ask us'), sw: text('Tuulize') })).describe(
      'A sentence as the English file has it, and the same in Kiswahili. A changed English sentence needs a new twin.',
    ),
  })
  .describe('The Kiswahili of the texts of `<name>.json`, on the pages below `/sw`');
