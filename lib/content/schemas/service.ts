import { z } from 'zod';
import { SERVICE_CATEGORIES } from '../../services/serviceCategories.ts';
import { PALETTE_NAMES } from '../../site/pictureStyle.ts';
import { day, financeAct, id, oneOf, photo, searchTitle, sitePath, text } from './fields.ts';
import { motif } from './figures.ts';

export {
  SERVICE_CATEGORIES,
  SERVICE_CATEGORY_LABELS,
  type ServiceCategory,
  type ServiceId,
} from '../../services/serviceCategories.ts';

/** A date or rhythm by which something is due. */
const deadlineSchema = z.strictObject({
  /** When it is due, as a whole phrase. */
  when: text('By the 7th of each month'),
  /** What is due. */
  what: text('PAYE, SDL and withholding tax: return and payment'),
});

/** What makes a quote possible, asked in the contact form once the service is chosen. Nobody has to answer. */
const quoteQuestionSchema = z.strictObject({
  /** Label of the field, and beginning of the line that the answer puts into the message. */
  ask: text('Year end'),
  /** Answers to choose from; a line to fill in where absent. */
  choices: z
    .array(text('31 December'))
    .min(2)
    .max(5)
    .optional()
    .meta({ example: ['31 December', '30 June'] }),
});

/** An entry of content/services.json, whose order is that of menus, lists and forms. */
export const serviceEntrySchema = z.strictObject({
  /** Name of its text in content/services, and its address. */
  id: id('audit'),
  /** Name of the service, as cards, menus, forms, mails and the page's h1 show it. */
  title: text('Audit Services'),
});

/** A service page shows three others. */
export const servicesSchema = z.array(serviceEntrySchema).min(4);

/** Front matter of content/services/<id>.mdx; the file's name is the id. */
export const serviceFrontMatterSchema = z.strictObject({
  searchTitle,
  /** Group under which it is listed. */
  category: oneOf(SERVICE_CATEGORIES),
  /** One or two sentences for cards, at most 160 characters. */
  shortDescription: z.string().min(40).max(160).meta({ example: 'Independent statutory and special-purpose audits.' }),
  /** The page's lead and meta description; the short description stands in where it is absent. */
  description: text('Audits under International Standards on Auditing, signed by a registered firm.').optional(),
  /** Name of the motif in the picture system. */
  icon: motif,
  /** Name of the palette that the icon is drawn in. */
  iconColor: oneOf(PALETTE_NAMES),
  /** A photo that replaces the drawing. */
  photo,
  /** Four points; cards show the first three. */
  features: z
    .array(text('Statutory financial audits'))
    .length(4)
    .meta({ example: ['Statutory financial audits'] }),
  /** Words of the link on its card: names the target. */
  linkLabel: text('Read about audit'),
  /** What the service is called in Swahili, for those who look for it in that language. */
  swahili: text('ukaguzi wa hesabu').optional(),
  /** The service among the others: for whom it is, and when to come. The first of `deliverables` say what one gets. */
  choose: z.strictObject({
    who: text('Companies whose accounts a lender must be able to trust').max(110),
    when: text('Before the year end').max(90),
  }),
  /** Two or three questions of the contact form. */
  quote: z
    .array(quoteQuestionSchema)
    .min(2)
    .max(3)
    .meta({ example: [{ ask: 'Year end', choices: ['31 December', '30 June'] }, { ask: 'Report needed by' }] }),
  /** Deadlines box on the page. */
  deadlines: z
    .array(deadlineSchema)
    .min(2)
    .max(8)
    .meta({ example: [{ when: 'Within 6 months of the year end', what: 'Final return of income' }] }),
  /** 'What to bring' list. */
  documents: z
    .array(text('Trial balance for the year'))
    .min(3)
    .max(8)
    .meta({ example: ['Trial balance'] }),
  /** 'What you get' list. */
  deliverables: z
    .array(text('Signed audit opinion'))
    .min(2)
    .max(6)
    .meta({ example: ['Signed audit opinion'] }),
  /** Pages of this site that its readers may want next, the best first; the newest that name the service follow. */
  reading: z
    .array(sitePath('/resources/guides/non-profit-tax-guide'))
    .max(6)
    .optional()
    .meta({ example: ['/resources/guides/non-profit-tax-guide'] }),
  /** True where payroll is part of the service: its page then leads to the salary calculators. */
  isAboutPayroll: z.boolean().optional().meta({ example: true }),
  /** Date of the newest source that the page rests on; never today's because it is today's. */
  checkedOn: day(),
  /** Day on which the text last changed. */
  updatedOn: day('2026-11-22').optional(),
  /** The newest Finance Act that the page takes in. */
  financeAct,
});

/** A service as pages receive it: its entry, its front matter, and what follows from its id. */
const serviceSchema = serviceFrontMatterSchema.extend({
  ...serviceEntrySchema.shape,
  /** Path of its page. */
  slug: z.string(),
  /** Address of the picture on its card. */
  image: z.string(),
});

export type Service = z.infer<typeof serviceSchema>;
