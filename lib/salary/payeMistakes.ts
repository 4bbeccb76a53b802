import { exactShare, sumExactly } from '../money/cents.ts';
import { payeOf, payeOfOtherTable, ratesOf, type SlipCheck, type SlipInput, type SlipRules, tableOf } from './slip.ts';

/**
 * A possible mistake on a payslip, the figure that it gives, if it can be made, and the percentages, amounts and years of
 * its explanation.
 */
export type Guess = readonly [
  id: string,
  figure: number | undefined,
  values?: Readonly<Record<string, number | string>>,
];

/** Guesses PAYE by the tables of other years. */
function tableGuesses(taxable: number, month: string, rules: SlipRules): Guess[] {
  const own = tableOf(rules, month);
  const others = rules.tables.filter((table) => table !== own);
  return others.map(({ years, bands }) => {
    const [first = '', last = first] = [years[0], years.at(-1)];
    return [`table-${first.slice(0, 4)}`, payeOf(taxable, bands), { first, last }];
  });
}

/** Guesses wrong ways to tax a bonus. */
function bonusGuesses({ gross, bonus, share, month }: SlipInput, rules: SlipRules): Guess[] {
  if (bonus === 0) return [];
  const { bands } = tableOf(rules, month);
  const left = (pay: number) => sumExactly(pay, -exactShare(pay, share, 100));
  const usual = payeOf(left(sumExactly(gross, -bonus)), bands);
  const rate = bands.at(-1)?.rate ?? 0;
  return [
    ['bonus-apart', sumExactly(usual, payeOf(left(bonus), bands))],
    ['bonus-flat', sumExactly(usual, exactShare(left(bonus), rate, 100)), { rate }],
    ['bonus-untaxed', usual],
  ];
}

/** Guesses PAYE on a wrong taxable pay. */
function baseGuesses(input: SlipInput, { nssf }: SlipCheck, rules: SlipRules): Guess[] {
  const { gross, basic, share, month } = input;
  const { bands } = tableOf(rules, month);
  const ofBasic = (pay: number) =>
    basic === undefined ? undefined : payeOf(sumExactly(pay, -exactShare(basic, share, 100)), bands);
  return [
    ['own-pension', nssf.isRight ? undefined : payeOf(sumExactly(gross, -input.nssf), bands)],
    ['no-pension', payeOf(gross, bands)],
    ['pension-basic', ofBasic(gross)],
    ['basic-only', ofBasic(basic ?? 0)],
  ];
}

/** Guesses PAYE at a wrong rate, or with another amount added. */
function rateGuesses({ gross, month }: SlipInput, { taxable, paye }: SlipCheck, rules: SlipRules): Guess[] {
  const { sdl, nonResident, secondJob } = ratesOf(rules, month);
  const fixed = { other: rules.otherTopFixed, own: tableOf(rules, month).bands.at(-1)?.fixed ?? 0 };
  return [
    ['top-fixed', payeOfOtherTable(taxable, month, rules), fixed],
    ['non-resident', exactShare(gross, nonResident.percent, 100), { rate: nonResident.percent }],
    ['second-job', exactShare(gross, secondJob.percent, 100), { rate: secondJob.percent }],
    ['with-sdl', sumExactly(paye.right, exactShare(gross, sdl.percent, 100))],
    ['no-tax', 0],
  ];
}

/** Returns the PAYE figures that known mistakes give. */
export const payeGuesses = (input: SlipInput, check: SlipCheck, rules: SlipRules): Guess[] => [
  ...baseGuesses(input, check, rules),
  ...bonusGuesses(input, rules),
  ...tableGuesses(check.taxable, input.month, rules),
  ...rateGuesses(input, check, rules),
];
