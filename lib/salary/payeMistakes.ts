import { exactShare, sumExactly } from '../money/cents.ts';
import { formatAmount as f } from '../money/format.ts';
import { say } from '../words/say.ts';
import { payeOf, payeOfOtherTable, ratesOf, type SlipCheck, type SlipInput, type SlipRules, tableOf } from './slip.ts';

/** A possible mistake on a payslip, the figure that it gives, and its explanation. */
export type Guess = readonly [id: string, figure: number | undefined, what: string, know: string];

/** Guesses PAYE by the tables of other years. */
function tableGuesses(taxable: number, month: string, rules: SlipRules): Guess[] {
  const own = tableOf(rules, month);
  const others = rules.tables.filter((table) => table !== own);
  return others.map(({ years, bands }) => {
    const [first = '', last] = [years[0], years.at(-1)];
    const name = last === first ? first : `${first} ${say('to')} ${last}`;
    return [
      `table-${first.slice(0, 4)}`,
      payeOf(taxable, bands),
      say('The bands of {name}', { name }),
      say('The table of the month’s own tax year counts.'),
    ];
  });
}

/** Guesses wrong ways to tax a bonus. */
function bonusGuesses({ gross, bonus, share, month }: SlipInput, rules: SlipRules): Guess[] {
  if (bonus === 0) return [];
  const { bands } = tableOf(rules, month);
  const left = (pay: number) => sumExactly(pay, -exactShare(pay, share, 100));
  const usual = payeOf(left(sumExactly(gross, -bonus)), bands);
  const top = bands.at(-1)?.rate ?? 0;
  const know = say('A bonus is taxed with the pay of its month, as one sum.');
  return [
    [
      'bonus-apart',
      sumExactly(usual, payeOf(left(bonus), bands)),
      say('The bonus taxed apart, from the first band'),
      know,
    ],
    [
      'bonus-flat',
      sumExactly(usual, exactShare(left(bonus), top, 100)),
      say('The bonus taxed apart at {rate}%', { rate: top }),
      know,
    ],
    ['bonus-untaxed', usual, say('The bonus not taxed'), know],
  ];
}

const PAYE_BASE = 'PAYE is charged on gross pay less your pension share.';

/** Guesses PAYE on a wrong taxable pay. */
function baseGuesses(input: SlipInput, { nssf }: SlipCheck, rules: SlipRules): Guess[] {
  const { gross, basic, share, month } = input;
  const { bands } = tableOf(rules, month);
  const ofBasic = (pay: number) =>
    basic === undefined ? undefined : payeOf(sumExactly(pay, -exactShare(basic, share, 100)), bands);
  return [
    [
      'own-pension',
      nssf.isRight ? undefined : payeOf(sumExactly(gross, -input.nssf), bands),
      say('It follows from the pension share on the slip'),
      say('Mend that line first.'),
    ],
    ['no-pension', payeOf(gross, bands), say('PAYE on the whole gross pay'), say(PAYE_BASE)],
    ['pension-basic', ofBasic(gross), say('Pension counted on basic pay alone'), say(PAYE_BASE)],
    [
      'basic-only',
      ofBasic(basic ?? 0),
      say('Allowances left out'),
      say('Allowances in money are taxed with the basic pay.'),
    ],
  ];
}

/** Guesses PAYE at a wrong rate, or with another amount added. */
function rateGuesses({ gross, month }: SlipInput, { taxable, paye }: SlipCheck, rules: SlipRules): Guess[] {
  const top = tableOf(rules, month).bands.at(-1);
  const { sdl, nonResident, secondJob } = ratesOf(rules, month);
  const { otherTopFixed } = rules;
  return [
    [
      'top-fixed',
      payeOfOtherTable(taxable, month, rules),
      say('A top band that begins with {amount}', { amount: f(otherTopFixed) }),
      say('TRA’s table begins with {amount}.', { amount: f(top?.fixed ?? 0) }),
    ],
    [
      'non-resident',
      exactShare(gross, nonResident.percent, 100),
      say('{rate}% of gross', { rate: nonResident.percent }),
      say('The rate of an employee who is not resident: are you?'),
    ],
    [
      'second-job',
      exactShare(gross, secondJob.percent, 100),
      say('{rate}% of gross', { rate: secondJob.percent }),
      say('The rate of a second employment: is this one?'),
    ],
    [
      'with-sdl',
      sumExactly(paye.right, exactShare(gross, sdl.percent, 100)),
      say('The skills levy (SDL) added to PAYE'),
      say('The employer bears it.'),
    ],
    ['no-tax', 0, say('No PAYE taken'), say('The tax is due all the same: ask whether it was paid.')],
  ];
}

/** Returns the PAYE figures that known mistakes give. */
export const payeGuesses = (input: SlipInput, check: SlipCheck, rules: SlipRules): Guess[] => [
  ...baseGuesses(input, check, rules),
  ...bonusGuesses(input, rules),
  ...tableGuesses(check.taxable, input.month, rules),
  ...rateGuesses(input, check, rules),
];
