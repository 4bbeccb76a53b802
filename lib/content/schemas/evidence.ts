import { z } from 'zod';
import { day, financeAct, id, oneOf, sourceUrl, text } from './fields.ts';

/** How a value of the law is known, and content/tax/sources.json, the texts that values were read in. */

/**
 * read: in the words of the law. official: on a page or in a booklet of the authority. reported: in a publication, or in
 * a law that others quote. disputed: sources differ.
 */
export const EVIDENCE = ['read', 'official', 'reported', 'disputed'] as const;

export type EvidenceKind = (typeof EVIDENCE)[number];

const source = id('finance-act-2020');

/** What one source says of a disputed value. */
const readingSchema = z.strictObject({ source, text: text('30% since 1 July 2025.') });

/** How a value is known. A table whose values were read together has one for all of them. */
export const evidence = z
  .strictObject({
    is: oneOf(EVIDENCE),
    /** Id in content/tax/sources.json of the text in which the value was read. */
    source,
    /** Its section; needed where the law itself was read. */
    section: text('section 31').optional(),
    /** What the sources of a disputed value say. */
    says: z
      .array(readingSchema)
      .min(2)
      .optional()
      .meta({
        example: [
          { source: 'ey-2025', text: '30% since 1 July 2025.' },
          { source: 'finance-bill-2026', text: '15%.' },
        ],
      }),
    /** First day on which sources differ, where they agreed before; `before` is then how the value was known. */
    since: day('2026-07-01').optional(),
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
  })
  .meta({ example: { is: 'read', source: 'finance-act-2020', section: 'section 31' } });

export type Evidence = z.infer<typeof evidence>;

/**
 * law: its text was read here. quoted-law: known only from what others quote or report of it. official: a page, table or
 * booklet of the authority. publication: of a named firm, newspaper or office.
 */
const SOURCE_KINDS = ['law', 'quoted-law', 'official', 'publication'] as const;

const sourceSchema = z.strictObject({
  id: source,
  kind: oneOf(SOURCE_KINDS),
  /** As a reader would cite it, a law with the edition that was read. */
  title: text('Finance Act 2020 (No. 8 of 2020)'),
  /** Day on which it, or what is quoted of it, was read; of a publication its own day where that is known. */
  readOn: day('2026-11-22'),
  /** Who read the text of a law. */
  readBy: text('A certified public accountant of the firm').optional(),
  url: sourceUrl('https://www.heslb.go.tz/loanrepayment/obligation').optional(),
  /** Year of a Finance Act. */
  financeAct: financeAct.optional(),
  /** Later edition, read as a law, that holds what is still in force of a law known from others. */
  heldIn: source.optional(),
  /** Of a Bill, the Act that came of it: what it proposed is open until that Act is read. */
  billOf: source.optional(),
});

/** content/tax/sources.json. The state of an Act, read or known from others, is its kind. */
export const sourcesSchema = z.strictObject({ sources: z.array(sourceSchema).min(1) });

export type Source = z.infer<typeof sourceSchema>;

/** What the values of a file were read in, as its loader adds it: titles of sources, and the day on which the newest was read. */
export type Reading = { sources: string[]; checkedOn: string };
