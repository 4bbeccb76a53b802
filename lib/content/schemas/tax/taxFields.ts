import { z } from 'zod';
import { day, financeAct, firstDay, group, id, listOf, oneOf, ref, sourceUrl, text } from '../fields.ts';

/** Evidence for legal values, and content/tax/sources.json, the documents in which the values were found. */

/**
 * read: in the text of the law. official: on a page or in a booklet of the authority. reported: in a publication, or in a
 * law quoted by others. disputed: sources differ.
 */
export const EVIDENCE_KINDS = ['read', 'official', 'reported', 'disputed'] as const;

export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

const source = ref('sources', 'finance-act-2020');

const readingSchema = z.strictObject({ source, text: text('30% since 1 July 2025.') });

/** Evidence for a value. A table whose values were checked together has one evidence for all of them. */
export const evidence = z
  .strictObject({
    is: oneOf(EVIDENCE_KINDS).describe(
      'read: in the words of the law; official: by the authority; reported: by a firm, a newspaper or somebody who quotes the law; disputed: sources differ',
    ),
    source: source.describe('Id in content/tax/sources.json of the text in which the value was read'),
    section: text('section 31').optional().describe('Its section; needed where the law itself was read'),
    says: z.array(readingSchema).min(2).optional().describe('What the sources of a disputed value say'),
    since: day('2026-07-01')
      .optional()
      .describe(
        'First day on which sources differ, where they agreed before; `before` is then how the value was known',
      ),
    before: oneOf(['read', 'official', 'reported']).optional(),
  })
  .refine(({ is, says }) => (is === 'disputed') === (says !== undefined), {
    error: 'what at least two sources say where the value is disputed, and only there',
    path: ['says'],
  })
  .refine(({ since, before }) => (since === undefined) === (before === undefined), {
    error: 'since when sources differ together with how the value was known before',
    path: ['since'],
  })
  .refine(({ is, section }) => is !== 'read' || section !== undefined, {
    error: 'the section in which the value was read',
    path: ['section'],
  });

export type Evidence = z.infer<typeof evidence>;

/**
 * law: we read its text. quoted-law: known only from quotations or reports. official: a page, table or booklet of the
 * authority. publication: by a named firm, newspaper or office.
 */
const SOURCE_KINDS = ['law', 'quoted-law', 'official', 'publication'] as const;

const sourceSchema = z.strictObject({
  id: id('finance-act-2020'),
  kind: oneOf(SOURCE_KINDS).describe(
    'law: its text was read here; quoted-law: known from others; official: of the authority; publication: of a named firm or newspaper',
  ),
  title: text('Finance Act 2020 (No. 8 of 2020)').describe(
    'As a reader would cite it, a law with the edition that was read',
  ),
  readOn: day('2026-11-22').describe(
    'Day on which it, or a quotation of it, was read; of a publication its own day where that is known',
  ),
  readBy: text('A certified public accountant of the firm').optional().describe('Who read the text of a law'),
  url: sourceUrl('https://www.heslb.go.tz/loanrepayment/obligation').optional(),
  financeAct: financeAct.optional().describe('Year of a Finance Act'),
  heldIn: ref('sources', 'income-tax-act', { kind: ['law'] })
    .optional()
    .describe('Later edition, read as a law, that contains the parts still in force of a law known from others'),
  billOf: source
    .optional()
    .describe('Of a Bill, the Act that came of it: what it proposed is open until that Act is read'),
});

/** content/tax/sources.json. The kind of an Act says whether its text was read. */
export const sourcesSchema = group('The texts in which values of the law were read', { sources: listOf(sourceSchema) });

export type Source = z.infer<typeof sourceSchema>;

/** Fields shared by several tables of content/tax. Amounts are whole shillings, rates are percentages. */

export const percent = (example: number, most = 100) => z.number().min(0).max(most).meta({ example });

export const shillings = (example: number) => z.number().int().min(0).meta({ example });

/** First day of a charge on monthly pay. */
export const monthStart = (example: string) =>
  firstDay(example).refine((day) => day.endsWith('-01'), {
    error: 'the first day of a month, since a salary is of a whole month',
  });

/** The evidence field, to spread into a value's fields. */
export const known = (what?: string) => ({ evidence: what === undefined ? evidence : evidence.describe(what) });

/** The law and evidence fields, to spread into a value's fields. */
export const basis = {
  law: text('Income Tax Act, Cap. 332, as amended by the Finance Act 2021').describe(
    'The law behind it, as a visitor reads it',
  ),
  ...known(),
};

/**
 * Sources of a file's values, added by its loader: their titles, the latest date on which they were read, and the date of
 * the law they state, if any.
 */
export type Reading = { sources: string[]; checkedOn: string; lawAsAt?: string };
