import { z } from 'zod';
import { text } from './fields.ts';

/** content/<name>.sw.json: the Kiswahili of the texts of content/<name>.json. */
export const twinsSchema = z.strictObject({
  /** Fields of the English file whose texts all need a twin, wherever they stand; the other texts may have one. */
  fields: z.array(text('law')).meta({ example: ['law'] }),
  /** A sentence as the English file has it, and the same in Kiswahili. A changed English sentence needs a new twin. */
  texts: z
    .array(z.strictObject({ en: text('Loading. One moment.'), sw: text('Inafunguka. Subiri kidogo.') }))
    .min(1)
    .meta({ example: [] }),
});

export type Twins = z.infer<typeof twinsSchema>;
