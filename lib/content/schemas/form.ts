import { z } from 'zod';
import { httpsUrl, id, sitePath, text } from './fields.ts';

const formSchema = z.strictObject({
  /** Anchor on /resources/forms. */
  id: id('itx-300'),
  /** Its number, as texts write it. */
  number: text('ITX 300.01.E'),
  /** What it is for. */
  what: text('Return of PAYE and SDL'),
  /** Who files it. */
  who: text('Employers'),
  /** When, as a phrase; figures of the law as tokens. */
  when: text('By the {rate:filing.payroll-day} of the next month'),
  /** Pages that say more; a text among them leads back here. */
  pages: z
    .array(
      z.strictObject({
        link: sitePath('/calendar'),
        /** Words of the link. */
        label: text('Tax calendar'),
      }),
    )
    .min(1),
});

/** content/forms.json: every form that the site names, by the authority that takes it. */
export const formsSchema = z
  .array(
    z.strictObject({
      /** Anchor of its heading. */
      id: id('tra'),
      /** The authority that takes the forms. */
      authority: text('Tanzania Revenue Authority (TRA)'),
      /** Its own page. */
      url: httpsUrl('https://www.tra.go.tz'),
      forms: z.array(formSchema).min(1),
    }),
  )
  .min(1);

export type FormGroup = z.infer<typeof formsSchema>[number];
