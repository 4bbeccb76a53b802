import { z } from 'zod';
import { inForce } from '../../../tax/days.ts';
import {
  count,
  datedList,
  day,
  financeAct,
  firstDay,
  group,
  id,
  listOf,
  oneOf,
  ref,
  refuse,
  text,
  whole,
} from '../fields.ts';
import { basis, known, percent, type Reading, shillings } from './taxFields.ts';

/** content/tax/corporate.json */
export const corporateSchema = group('Company tax: rates, minimum tax, losses, instalments, return', {
  kinds: listOf(
    z.strictObject({
      id: id('newly-listed'),
      label: text('Newly listed company'),
      rate: percent(25),
      condition: text('For 3 years after listing.').describe('When the rate applies: one sentence'),
      ...basis,
      from: firstDay('2018-07-01')
        .optional()
        .describe('First day of accounting years to which it applies, where it is known'),
    }),
  ).describe('Kinds of company with their rate; the standard one first'),
  minimumTax: z.strictObject({
    lossYears: count(3).describe('Loss years in a row, the current one included, from which it is charged'),
    rates: datedList(
      z.strictObject({ from: firstDay('2025-07-01'), rate: percent(1), ...basis, law: text('Finance Act 2025') }),
    ).describe('Percentages of turnover, oldest first'),
    excludedSectors: z.array(
      z.strictObject({
        id: id('tea'),
        label: text('Tea processing (1 July 2024 to 30 June 2027)'),
        from: firstDay('2024-07-01').optional().describe('First day of a relief that began later than the tax'),
        until: z.iso
          .date()
          .optional()
          .meta({ example: '2027-06-30' })
          .describe('Last day of a relief that ends, which may be in the future'),
      }),
    ),
    ...basis,
  }),
  lossCap: group('The cap on losses brought forward; its rates stand in content/tax/rates.json, company.loss-cap', {
    exemptSectors: z
      .array(ref('minimumTaxSectors', 'health'))
      .describe('Ids of excluded sectors that the cap leaves out too'),
    ...basis,
  }),
  instalments: z.strictObject({
    noneUpTo: whole(50000, 0).describe('Tax of a year up to which none are due, in shillings'),
    ...basis,
  }),
  finalReturn: z.strictObject({
    months: count(6).describe('Months after the year end'),
    publicSectorMonths: count(9),
    ...basis,
  }),
  financeAct,
});

/** content/tax/presumptive.json: presumptive tax of small traders. Amounts are whole shillings a year, rates are percentages. */

/** `fixed` plus `rate` percent of the turnover above the band's lower limit, or of the whole turnover. */
const bandTaxSchema = z.strictObject({ fixed: shillings(90000), rate: percent(3) });

const bandSchema = z.strictObject({
  id: id('second'),
  above: shillings(7000000).describe('Turnover above which the band begins'),
  isOfWhole: z
    .literal(true)
    .optional()
    .describe('The rate applies to the whole turnover, not to the part above the edge'),
  isStartKnown: z.literal(false).optional().describe('false where the edge may be older than the table'),
  records: bandTaxSchema,
  noRecords: bandTaxSchema.optional().describe('Absent where the table has no figure for traders without records'),
});

const vehicleSchema = z.strictObject({
  label: text('up to 15 seats'),
  tax: shillings(250000),
  changed: shillings(650000).optional().describe('The tax since July 2024, where another'),
});

type Turnovers = {
  ceilings: readonly { from: string; value: number }[];
  tables: readonly { id: string; from: string; bands: readonly { above: number }[] }[];
};

/** Rejects bands that do not rise from 0 to the ceiling in force when their table begins. */
function checkBands({ ceilings, tables }: Turnovers, context: z.RefinementCtx): void {
  for (const [table, { id: name, from, bands }] of tables.entries()) {
    const ceiling = inForce(ceilings, from)?.value ?? 0;
    if (ceiling === 0) refuse(context, ['ceilings', 0, 'from'], `a day by ${from}, when ${name} begins`);
    const [first, ...rest] = bands.map(({ above }) => above);
    if (first !== 0) refuse(context, ['tables', table, 'bands', 0, 'above'], '0: the first band begins there');
    for (const [index, above] of rest.entries()) {
      const before = bands[index]?.above ?? 0;
      const expected = `more than ${before}, where the band before begins, and less than the ceiling of ${ceiling}`;
      if (above <= before || above >= ceiling)
        refuse(context, ['tables', table, 'bands', index + 1, 'above'], expected);
    }
  }
}

/** content/tax/presumptive.json */
export const presumptiveSchema = group('Presumptive tax of traders', {
  ceilings: datedList(z.strictObject({ from: firstDay('2019-07-01'), value: shillings(100000000), ...basis })).describe(
    'Highest turnover of a year, oldest first; also from before the oldest table',
  ),
  tables: datedList(
    z.strictObject({
      id: id('presumptive-2022-07'),
      from: firstDay('2022-07-01'),
      bands: listOf(bandSchema),
      ...basis,
    }),
  ).describe('Oldest first; each holds until the next begins'),
  relief: group("A new trader's time without the tax", {
    from: day('2026-07-01'),
    months: count(12).describe('From the day on which the TIN is issued'),
    ...basis,
    conditions: text('On an application that the Commissioner has granted.'),
  }),
  traders: listOf(
    z.strictObject({
      id: id('services'),
      label: text('Professional services'),
      hasOtherRates: z
        .literal(true)
        .optional()
        .describe('Their profit is not taxed under the bands for resident individuals'),
      closed: group('Since when and why the table is closed to them', {
        from: day('2022-07-01'),
        reason: text('The table is for individuals'),
        ...basis,
      }).optional(),
    }),
  ).describe('Who may ask; the first one may use the table'),
  choiceLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 2(1)(c)'),
  recordsLaw: text('Tax Administration Act, Cap. 438, section 35'),
  individualLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 1(1)'),
  daysLaw: text('Income Tax Act, Cap. 332, First Schedule, paragraph 5(3)'),
  auditAbove: group("Turnover above which an individual's accounts are audited", {
    value: shillings(100000000),
    ...basis,
  }),
  transport: z.strictObject({
    from: day('2023-07-01'),
    groups: z.array(z.strictObject({ title: text('Passengers'), classes: listOf(vehicleSchema) })),
    note: text('Not confirmed for today.').describe('The point that is not confirmed'),
    ...basis,
  }),
  financeAct,
}).superRefine(checkBands);

export type Presumptive = z.infer<typeof presumptiveSchema> & Reading;

/** content/tax/withholding.json: who withholds tax from which payments. The rates are in rates.json, by id. */

/** Types of payers. A trader is an individual who pays for business purposes, a person is one who does not. */
export const PAYERS = ['company', 'trader', 'person', 'government', 'extractive', 'bank', 'platform'] as const;

/** Types of payees. Persons and traders are resident individuals; only traders are in business. */
export const PAYEES = ['person', 'trader', 'company', 'non-resident'] as const;

/**
 * Payees for whom the withheld tax is final: all, none, individuals not in business, all individuals. unknown: the law was
 * not read.
 */
const FINALITIES = ['yes', 'no', 'private', 'individuals', 'unknown'] as const;

/** Columns of the treaty table. */
const TREATY_COLUMNS = ['dividend', 'interest', 'royalty', 'fee'] as const;

const rateId = ref('rates', 'withholding.services', { unit: ['percent'] });

/** Withholding rules for residents or for non-residents. */
const sideSchema = z.strictObject({
  rate: rateId,
  final: oneOf(FINALITIES),
  law: text('section 83(1)(c)(ii); First Schedule, paragraph 4(c)').describe(
    'Sections of the Income Tax Act, Cap. 332, R.E. 2019, unless another Act or edition is named.',
  ),
  share: group('The tax is charged only on this share of the payment', {
    part: z.number().int().positive(),
    of: z.number().int().positive(),
  })
    .refine(({ part, of }) => part < of, { error: 'a part that is smaller than the whole' })
    .optional(),
  holding: group('Another rate for a company that holds at least this percentage of the paying one', {
    least: percent(25),
    rate: rateId,
  }).optional(),
});

const kindSchema = z
  .strictObject({
    id: id('royalty-film'),
    label: text('Royalty for film, video or sound recordings'),
    group: ref('withholdingGroups', 'royalties').describe('Id of its group'),
    payers: listOf(oneOf(PAYERS)).optional().describe('Who withholds on it; absent where nobody does'),
    payersText: text('Companies pay dividends; individuals do not.').optional().describe('Why others do not'),
    resident: sideSchema.optional().describe('Absent where nothing is withheld, which `nothing` explains'),
    nonResident: sideSchema.optional(),
    nothing: text('The rule is for payments to residents.').optional(),
    abroad: ref('withholdingKinds', 'services')
      .optional()
      .describe('Id of the kind whose rule a payment to a non-resident follows instead'),
    treaty: oneOf(TREATY_COLUMNS).optional(),
    from: day('2025-07-01').optional().describe('First day of the rule, where its rate is older than the rule'),
    before: text('Until 30 June 2022 the rate for other royalties applied.')
      .optional()
      .describe('What applied before the rule began'),
    earlier: ref('withholdingKinds', 'royalty').optional().describe('Id of the kind whose rule applied before'),
    isInstalment: z.literal(true).optional().describe('Nobody withholds: the payee pays an instalment'),
    isUnconfirmed: z.literal(true).optional().describe('Reported, but not read in the law: no rate is shown'),
    notes: z.array(text('Salaries are never services: deduct PAYE.')).optional(),
  })
  .refine(
    ({ resident, nonResident, nothing, isUnconfirmed }) => (resident && nonResident) || nothing || isUnconfirmed,
    {
      error: 'a sentence for the payees of the other side, since there is a rate for one side only',
      path: ['nothing'],
    },
  );

type Way = { id: string; abroad?: string | undefined; earlier?: string | undefined };

/** Rejects cyclic "abroad" and "earlier" references, which would never lead to a rule. */
function checkWays(kinds: readonly Way[], context: z.RefinementCtx): void {
  for (const [index, { id: start, abroad, earlier }] of kinds.entries()) {
    const reached = new Set([abroad, earlier]);
    // Iterating a set also visits items added during the loop.
    for (const next of reached) {
      for (const kind of kinds) if (kind.id === next) reached.add(kind.abroad).add(kind.earlier);
    }
    if (reached.has(start))
      refuse(context, [index], 'a way by "abroad" and "earlier" that ends at a kind with a rule of its own');
  }
}

const treatySchema = z.strictObject({
  id: id('south-africa'),
  state: text('South Africa'),
  dividend: listOf(z.strictObject({ rate: percent(10), leastHolding: percent(15).optional() })).describe(
    'Percents; the one with the largest holding that the payee reaches counts',
  ),
  interest: percent(10),
  royalty: percent(10),
  fee: percent(20).optional().describe('Management fee; absent where the treaty states no rate'),
  ...known(),
  note: text('The domestic rate applies to income that is exempt in Zambia.').optional(),
});

const rule = z.strictObject({ law: text('section 84(1)'), text: text('The tax is paid within 7 days.') });

/** content/tax/withholding.json */
export const withholdingSchema = group('Who withholds tax from which payment; the rates stand in `rates.json`', {
  payers: listOf(z.strictObject({ id: oneOf(PAYERS), label: text('Individual, for a business') })),
  payees: listOf(z.strictObject({ id: oneOf(PAYEES), label: text('Non-resident') })),
  privatePayer: rule.describe('Why an individual does not withhold privately'),
  groups: listOf(z.strictObject({ id: id('royalties'), label: text('Royalties and natural resources') })).describe(
    'Groups of kinds of payment, in the order of the form and of the page',
  ),
  kinds: listOf(kindSchema).superRefine(checkWays).describe('The commonest first, in each group too'),
  treaties: listOf(treatySchema),
  treatyLaw: text('section 128').describe('Law by which a treaty prevails'),
  due: rule,
  certificate: rule,
  failure: rule,
  ...known('How the rules in words are known; each rate says it of itself'),
  financeAct,
});

export type Withholding = z.infer<typeof withholdingSchema> & Reading;
export type WithholdingKind = Withholding['kinds'][number];

/** Withholding rules for payments to residents or to non-residents. */
export type WithholdingSide = NonNullable<WithholdingKind['resident']>;

export type Corporate = z.infer<typeof corporateSchema> & Reading;
