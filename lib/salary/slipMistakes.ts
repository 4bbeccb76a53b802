import { exactShare, sumExactly } from '../money/cents.ts';
import { type Guess, payeGuesses } from './payeMistakes.ts';
import { isSame, ratesOf, type SlipCheck, type SlipInput, type SlipRules } from './slip.ts';

/** A known mistake that explains a figure of a payslip, with the values of its explanation. */
export type SlipMistake = {
  line: 'nssf' | 'paye' | 'sum';
  id: string;
  figure: number;
  values: Readonly<Record<string, number | string>>;
};

/** Guesses pension contributions that known mistakes give. */
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

/** Guesses amounts that are missing between a slip's lines and its net pay. */
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

/** Returns the known mistakes that explain the wrong lines. */
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
