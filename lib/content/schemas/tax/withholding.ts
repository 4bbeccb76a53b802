import { z } from 'zod';
import { FINALITIES, PAYEES, PAYERS, TREATY_COLUMNS } from '../../../tax/withholding/withholdingTerms.ts';
import { day, financeAct, id, listOf, oneOf, ref, text } from '../fields.ts';
import { known, percent, type Reading } from './taxFields.ts';

/** content/tax/withholding.json: who withholds tax from which payment. The rates are in rates.json, by id. */

const rateId = ref('rates', 'withholding.services', { unit: ['percent'] });

/** Withholding from payments to one side, residents or non-residents. */
const sideSchema = z.strictObject({
  rate: rateId,
  final: oneOf(FINALITIES),
  law: text('section 83(1)(c)(ii); First Schedule, paragraph 4(c)').describe(
    'Sections of the Income Tax Act, Cap. 332, R.E. 2019, unless another Act or edition is named.',
  ),
  share: z
    .strictObject({ part: z.number().int().positive(), of: z.number().int().positive() })
    .refine(({ part, of }) => part < of, { error: 'a part that is smaller than the whole' })
    .optional()
    .meta({ example: { part: 2, of: 5 } })
    .describe('The tax falls on this share of the payment alone'),
  holding: z
    .strictObject({ least: percent(25), rate: rateId })
    .optional()
    .meta({ example: { least: 25, rate: 'withholding.dividend-holding' } })
    .describe('Another rate for a company that holds at least this percentage of the paying one'),
});

const kindSchema = z
  .strictObject({
    id: id('royalty-film'),
    label: text('Royalty for film, video or sound recordings'),
    group: ref('withholdingGroups', 'royalties').describe('Id of its group'),
    payers: z
      .array(oneOf(PAYERS))
      .min(1)
      .optional()
      .meta({ example: ['company', 'trader'] })
      .describe('Who withholds on it; absent where nobody does'),
    payersText: text('Companies pay dividends; individuals do not.').optional().describe('Why others do not'),
    resident: sideSchema.optional().describe('Absent where nothing is withheld, which `nothing` explains'),
    nonResident: sideSchema.optional(),
    nothing: text('The rule is for payments to residents.').optional(),
    abroad: ref('withholdingKinds', 'services')
      .optional()
      .describe('Id of the kind whose rule a payment to a non-resident follows instead'),
    treaty: oneOf(TREATY_COLUMNS).optional(),
    from: day('2025-07-01').optional().describe('First day of the rule, where its rate is older than the rule'),
    before: text('Until 30 June 2022 it bore the rate of other royalties.')
      .optional()
      .describe('What held before the rule began'),
    earlier: ref('withholdingKinds', 'royalty').optional().describe('Id of the kind whose rule held before'),
    isInstalment: z.literal(true).optional().describe('Nobody withholds: the payee pays an instalment'),
    isUnconfirmed: z.literal(true).optional().describe('Reported, but not read in the law: no rate is shown'),
    notes: z.array(text('Salaries are never services: they bear PAYE.')).optional().meta({ example: [] }),
  })
  .refine(
    ({ resident, nonResident, nothing, isUnconfirmed }) => (resident && nonResident) || nothing || isUnconfirmed,
    {
      error: 'a sentence for the payees of the other side, since there is a rate for one side only',
      path: ['nothing'],
    },
  );

const treatySchema = z.strictObject({
  id: id('south-africa'),
  state: text('South Africa'),
  dividend: listOf(z.strictObject({ rate: percent(10), leastHolding: percent(15).optional() }), [
    { rate: 10, leastHolding: 15 },
    { rate: 20 },
  ]).describe('Percents; the one with the largest holding that the payee reaches counts'),
  interest: percent(10),
  royalty: percent(10),
  fee: percent(20).optional().describe('Management fee; absent where the treaty states no rate'),
  ...known(),
  note: text('The domestic rate applies to income that is exempt in Zambia.').optional(),
});

const rule = z.strictObject({ law: text('section 84(1)'), text: text('The tax is paid within 7 days.') });

/** content/tax/withholding.json */
export const withholdingSchema = z
  .strictObject({
    payers: listOf(z.strictObject({ id: oneOf(PAYERS), label: text('Individual, for a business') })),
    payees: listOf(z.strictObject({ id: oneOf(PAYEES), label: text('Non-resident') })),
    privatePayer: rule.describe('Why an individual does not withhold privately'),
    groups: listOf(z.strictObject({ id: id('royalties'), label: text('Royalties and natural resources') })).describe(
      'Groups of kinds of payment, in the order of the form and of the page',
    ),
    kinds: listOf(kindSchema).describe('The commonest first, in each group too'),
    treaties: listOf(treatySchema),
    treatyLaw: text('section 128').describe('Law by which a treaty prevails'),
    due: rule,
    certificate: rule,
    failure: rule,
    ...known('How the rules in words are known; each rate says it of itself'),
    financeAct,
  })
  .describe('Who withholds tax from which payment; the rates stand in `rates.json`');

export type Withholding = z.infer<typeof withholdingSchema> & Reading;
export type WithholdingKindEntry = Withholding['kinds'][number];
