import { exactShare, sumExactly } from '../money/cents.ts';
import { say } from '../words/say.ts';
import { type Guess, payeGuesses } from './payeMistakes.ts';
import { isSame, ratesOf, type SlipCheck, type SlipInput, type SlipRules } from './slip.ts';

/** A known mistake that explains a figure of a payslip. */
export type SlipMistake = {
  line: 'nssf' | 'paye' | 'sum';
  id: string;
  /** Name and explanation of the mistake. */
  what: string;
  know: string;
  figure: number;
};

const GROSS_LAW =
  'The employee’s share is one of the whole wage, with allowances. Whether a bonus counts is not settled.';

/** Guesses pension contributions that known mistakes give. */
function pensionGuesses({ gross, basic, bonus, share, month }: SlipInput, rules: SlipRules): Guess[] {
  const { total, employeeMost: most } = ratesOf(rules, month).nssf;
  const of = (base: number | undefined, percent = share) =>
    base === undefined ? undefined : exactShare(base, percent, 100);
  return [
    ['nssf-basic', of(basic), say('{share}% of the basic pay alone', { share }), say(GROSS_LAW)],
    [
      'nssf-bonus',
      bonus > 0 ? of(sumExactly(gross, -bonus)) : undefined,
      say('{share}% of the pay without the bonus', { share }),
      say(GROSS_LAW),
    ],
    [
      'nssf-both',
      of(gross, total),
      say('The employer’s share taken from you too'),
      say('The employee bears at most {rate}%.', { rate: most }),
    ],
    ['nssf-ten', of(gross, most), say('{rate}% of gross', { rate: most }), say('The usual NSSF share: is it yours?')],
    [
      'nssf-five',
      of(gross, 5),
      say('{rate}% of gross', { rate: 5 }),
      say('The share of PSSSF, and of NSSF where the employer bears {rate}%: is it yours?', { rate: total - 5 }),
    ],
    [
      'nssf-none',
      0,
      say('No pension taken'),
      say('Right only where the employer bears all of it. Ask NSSF whether you are registered.'),
    ],
  ];
}

/** Guesses amounts that are missing between a slip's lines and its net pay. */
function missingGuesses({ gross, net, month }: SlipInput, { sum }: SlipCheck, rules: SlipRules): Guess[] {
  const rates = ratesOf(rules, month);
  const [sdl, wcf, loan] = [rates.sdl.percent, rates.wcf?.percent ?? 0, rates.heslb.percent];
  const { total, employeeMost } = rates.nssf;
  const taken = (percent: number) =>
    percent > 0 ? sumExactly(sum.right, -exactShare(gross, percent, 100)) : undefined;
  const know = say('The employer bears it; it may not be taken from pay.');
  return net >= sum.right
    ? []
    : [
        ['sdl', taken(sdl), say('The skills levy (SDL), {rate}% of gross, taken from your pay', { rate: sdl }), know],
        [
          'wcf',
          taken(wcf),
          say('Workers’ compensation (WCF), {rate}% of gross, taken from your pay', { rate: wcf }),
          know,
        ],
        ['sdl-wcf', taken(wcf > 0 ? sdl + wcf : 0), say('SDL and WCF taken from your pay'), know],
        [
          'employer-pension',
          taken(total - employeeMost),
          say('The employer’s {rate}% of the pension taken from your pay', { rate: total - employeeMost }),
          say('You bear at most {rate}% in all.', { rate: employeeMost }),
        ],
        [
          'loan',
          taken(loan),
          say('A student loan, {rate}% of gross, without a line of its own', { rate: loan }),
          say('The slip should name it.'),
        ],
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
    guesses[line].flatMap(([id, figure, what, know]): SlipMistake[] =>
      figure !== undefined && isSame(figure, check[line].slip) ? [{ line, id, what, know, figure }] : [],
    ),
  );
}
