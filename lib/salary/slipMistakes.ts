import { exactShare, sumExactly } from '../money/amount.ts';
import {
  isSame,
  payeOf,
  payeOfOtherTable,
  ratesOf,
  type SlipCheck,
  type SlipInput,
  type SlipRules,
  slipTableOf,
} from './slip.ts';

/** A possible mistake: its id, the figure it would produce (undefined if not applicable), and the values for its explanation. */
type Guess = readonly [id: string, figure: number | undefined, values?: Readonly<Record<string, number | string>>];

function tableGuesses(taxable: number, month: string, rules: SlipRules): Guess[] {
  const own = slipTableOf(rules, month);
  const others = rules.tables.filter((table) => table !== own);
  return others.map(({ years, bands }) => {
    const [first = '', last = first] = [years[0], years.at(-1)];
    return [`table-${first.slice(0, 4)}`, payeOf(taxable, bands), { first, last }];
  });
}

/** Returns figures for common mistakes in taxing a bonus. */
function bonusGuesses({ gross, bonus, share, month }: SlipInput, rules: SlipRules): Guess[] {
  if (bonus === 0) return [];
  const { bands } = slipTableOf(rules, month);
  const left = (pay: number) => sumExactly(pay, -exactShare(pay, share, 100));
  const usual = payeOf(left(sumExactly(gross, -bonus)), bands);
  const rate = bands.at(-1)?.rate ?? 0;
  return [
    ['bonus-apart', sumExactly(usual, payeOf(left(bonus), bands))],
    ['bonus-flat', sumExactly(usual, exactShare(left(bonus), rate, 100)), { rate }],
    ['bonus-untaxed', usual],
  ];
}

/** Returns PAYE figures based on the wrong taxable pay. */
function baseGuesses(input: SlipInput, { nssf }: SlipCheck, rules: SlipRules): Guess[] {
  const { gross, basic, share, month } = input;
  const { bands } = slipTableOf(rules, month);
  const ofBasic = (pay: number) =>
    basic === undefined ? undefined : payeOf(sumExactly(pay, -exactShare(basic, share, 100)), bands);
  return [
    ['own-pension', nssf.isRight ? undefined : payeOf(sumExactly(gross, -input.nssf), bands)],
    ['no-pension', payeOf(gross, bands)],
    ['pension-basic', ofBasic(gross)],
    ['basic-only', ofBasic(basic ?? 0)],
  ];
}

/** Returns PAYE figures with the wrong rate, or with another amount added. */
function rateGuesses({ gross, month }: SlipInput, { taxable, paye }: SlipCheck, rules: SlipRules): Guess[] {
  const { sdl, nonResident, secondJob } = ratesOf(rules, month);
  const fixed = { other: rules.otherTopFixed, own: slipTableOf(rules, month).bands.at(-1)?.fixed ?? 0 };
  return [
    ['top-fixed', payeOfOtherTable(taxable, month, rules), fixed],
    ['non-resident', exactShare(gross, nonResident.percent, 100), { rate: nonResident.percent }],
    ['second-job', exactShare(gross, secondJob.percent, 100), { rate: secondJob.percent }],
    ['with-sdl', sumExactly(paye.right, exactShare(gross, sdl.percent, 100))],
    ['no-tax', 0],
  ];
}

const payeGuesses = (input: SlipInput, check: SlipCheck, rules: SlipRules): Guess[] => [
  ...baseGuesses(input, check, rules),
  ...bonusGuesses(input, rules),
  ...tableGuesses(check.taxable, input.month, rules),
  ...rateGuesses(input, check, rules),
];

/** A known mistake that explains a payslip figure, with the values for its explanation. */
export type SlipMistake = {
  line: 'nssf' | 'paye' | 'sum';
  id: string;
  figure: number;
  values: Readonly<Record<string, number | string>>;
};

/** Returns pension contributions that result from known mistakes. */
function pensionGuesses({ gross, basic, bonus, share, month }: SlipInput, rules: SlipRules): Guess[] {
  const { total, employeeMost: most } = ratesOf(rules, month).nssf;
  const of = (base: number | undefined, percent = share) =>
    base === undefined ? undefined : exactShare(base, percent, 100);
  return [
    ['nssf-basic', of(basic), { share }],
    ['nssf-bonus', bonus > 0 ? of(sumExactly(gross, -bonus)) : undefined, { share }],
    ['nssf-both', of(gross, total), { most }],
    ['nssf-ten', of(gross, most), { rate: most }],
    ['nssf-five', of(gross, 5), { rate: 5, employer: total - 5 }],
    ['nssf-none', 0],
  ];
}

/** Returns amounts that could be missing between a payslip's lines and its net pay. */
function missingGuesses({ gross, net, month }: SlipInput, { sum }: SlipCheck, rules: SlipRules): Guess[] {
  if (net >= sum.right) return [];
  const rates = ratesOf(rules, month);
  const [sdl, wcf, loan] = [rates.sdl.percent, rates.wcf?.percent ?? 0, rates.heslb.percent];
  const { total, employeeMost: most } = rates.nssf;
  const taken = (percent: number) =>
    percent > 0 ? sumExactly(sum.right, -exactShare(gross, percent, 100)) : undefined;
  return [
    ['sdl', taken(sdl), { rate: sdl }],
    ['wcf', taken(wcf), { rate: wcf }],
    ['sdl-wcf', taken(wcf > 0 ? sdl + wcf : 0)],
    ['employer-pension', taken(total - most), { rate: total - most, most }],
    ['loan', taken(loan), { rate: loan }],
  ];
}

/** Returns the known mistakes that explain the incorrect lines. */
export function slipMistakes(input: SlipInput, check: SlipCheck, rules: SlipRules): SlipMistake[] {
  const guesses = {
    nssf: check.nssf.isRight ? [] : pensionGuesses(input, rules),
    paye: check.paye.isRight ? [] : payeGuesses(input, check, rules),
    sum: check.sum.isRight ? [] : missingGuesses(input, check, rules),
  };
  const lines = ['nssf', 'paye', 'sum'] as const;
  return lines.flatMap((line) =>
    guesses[line].flatMap(([id, figure, values = {}]): SlipMistake[] =>
      figure !== undefined && isSame(figure, check[line].slip) ? [{ line, id, figure, values }] : [],
    ),
  );
}
