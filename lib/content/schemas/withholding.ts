import { z } from 'zod';
import { FINALITIES, PAYEES, PAYERS, TREATY_COLUMNS } from '../../tax/withholdingTerms.ts';
import { evidence, type Reading } from './evidence.ts';
import { day, financeAct, id, oneOf, text } from './fields.ts';
import { percent } from './taxFields.ts';

/** content/tax/withholding.json: who withholds tax from which payment. The rates stand in rates.json, by their ids. */

const rateId = text('withholding.services');

/** What is withheld from a payment to one side, residents or non-residents. */
const sideSchema = z.strictObject({
  rate: rateId,
  final: oneOf(FINALITIES),
  /** Sections of the Income Tax Act, Cap. 332, R.E. 2019, unless another Act or edition is named. */
  law: text('section 83(1)(c)(ii); First Schedule, paragraph 4(c)'),
  /** The tax falls on this share of the payment alone. */
  share: z
    .strictObject({ part: z.number().int().positive(), of: z.number().int().positive() })
    .refine(({ part, of }) => part < of, { error: 'a part that is smaller than the whole' })
    .optional()
    .meta({ example: { part: 2, of: 5 } }),
  /** Another rate for a company that holds at least this percentage of the paying one. */
  holding: z
    .strictObject({ least: percent(25), rate: rateId })
    .optional()
    .meta({ example: { least: 25, rate: 'withholding.dividend-holding' } }),
});

const kindSchema = z.strictObject({
  id: id('royalty-film'),
  label: text('Royalty for film, video or sound recordings'),
  /** Id of its group. */
  group: text('royalties'),
  /** Who withholds on it; absent where nobody does. */
  payers: z
    .array(oneOf(PAYERS))
    .min(1)
    .optional()
    .meta({ example: ['company', 'trader'] }),
  /** Why others do not. */
  payersText: text('Companies pay dividends; individuals do not.').optional(),
  /** Absent where nothing is withheld, which `nothing` explains. */
  resident: sideSchema.optional(),
  nonResident: sideSchema.optional(),
  nothing: text('Rent of other assets to a resident bears no withholding tax.').optional(),
  /** Id of the kind whose rule a payment to a non-resident follows instead. */
  abroad: id('services').optional(),
  treaty: oneOf(TREATY_COLUMNS).optional(),
  /** First day of the rule, where its rate is older than the rule. */
  from: day('2025-07-01').optional(),
  /** What held before the rule began. */
  before: text('Until 30 June 2022 it bore the rate of other royalties.').optional(),
  /** Id of the kind whose rule held before. */
  earlier: id('royalty').optional(),
  /** Nobody withholds: the payee pays an instalment. */
  isInstalment: z.literal(true).optional(),
  /** Reported, but not read in the law: no rate is shown. */
  isUnconfirmed: z.literal(true).optional(),
  notes: z.array(text('Salaries are never services: they bear PAYE.')).optional().meta({ example: [] }),
});

const treatySchema = z.strictObject({
  id: id('south-africa'),
  state: text('South Africa'),
  /** Percents; the one with the largest holding that the payee reaches counts. */
  dividend: z
    .array(z.strictObject({ rate: percent(10), leastHolding: percent(15).optional() }))
    .min(1)
    .meta({ example: [{ rate: 10, leastHolding: 15 }, { rate: 20 }] }),
  interest: percent(10),
  royalty: percent(10),
  /** Management fee; absent where the treaty states no rate. */
  fee: percent(20).optional(),
  evidence,
  note: text('The domestic rate applies to income that is exempt in Zambia.').optional(),
});

const rule = z.strictObject({ law: text('section 84(1)'), text: text('The tax is paid within 7 days.') });

/** content/tax/withholding.json */
export const withholdingSchema = z
  .strictObject({
    payers: z
      .array(z.strictObject({ id: oneOf(PAYERS), label: text('Individual, for a business') }))
      .min(1)
      .meta({ example: [] }),
    payees: z
      .array(z.strictObject({ id: oneOf(PAYEES), label: text('Non-resident') }))
      .min(1)
      .meta({ example: [] }),
    /** Why an individual does not withhold privately. */
    privatePayer: rule,
    /** Groups of kinds of payment, in the order of the form and of the page. */
    groups: z
      .array(z.strictObject({ id: id('royalties'), label: text('Royalties and natural resources') }))
      .min(1)
      .meta({ example: [] }),
    /** The commonest first, in each group too. */
    kinds: z.array(kindSchema).min(1).meta({ example: [] }),
    treaties: z.array(treatySchema).min(1).meta({ example: [] }),
    /** Law by which a treaty prevails. */
    treatyLaw: text('section 128'),
    due: rule,
    certificate: rule,
    failure: rule,
    /** How the rules in words are known; each rate says it of itself. */
    evidence,
    financeAct,
  })
  .refine(({ kinds }) => new Set(kinds.map((kind) => kind.id)).size === kinds.length, {
    error: 'kinds with an id of their own each',
  })
  .refine(
    ({ kinds }) =>
      kinds.every(({ abroad, earlier }) =>
        [abroad, earlier].every((named) => named === undefined || kinds.some((kind) => kind.id === named)),
      ),
    { error: 'an "abroad" and an "earlier" that are the ids of other kinds' },
  )
  .refine(({ kinds, groups }) => kinds.every(({ group }) => groups.some((known) => known.id === group)), {
    error: 'kinds of one of the groups each',
  });

export type Withholding = z.infer<typeof withholdingSchema> & Reading;
export type WithholdingKindEntry = Withholding['kinds'][number];
