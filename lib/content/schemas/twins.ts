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

/** Front matter of content/<...>/x.sw.mdx, the Kiswahili of a text x.mdx. Dates, sources and the law are those of the English file. */
export const twinTextSchema = z.strictObject({
  /** Heading of the page. */
  title: text('Bila risiti ya EFD, gharama haipunguzi kodi'),
  /** In the title tag; the heading where absent. */
  searchTitle: text('Risiti ya EFD na kodi Tanzania').optional(),
  /** One or two sentences for search engines; a service has it below its heading too. */
  description: text('Gharama isiyo na risiti ya EFD haipunguzi kodi.'),
  /** Two to four sentences at the head. */
  summary: z.array(text('Kila anayeuza anatoa risiti.')).min(2).max(4).meta({ example: [] }),
});

export type TwinText = z.infer<typeof twinTextSchema>;
