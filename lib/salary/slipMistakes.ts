import { exactShare, sumExactly } from '../money/cents.ts';
import { formatAmount as f } from '../money/format.ts';
import { say } from '../words/say.ts';
import { isSame, payeOf, type SlipCheck, type SlipInput, type SlipRules, tableOf } from './slip.ts';

/** A known mistake that gives the figure of a payslip. */
export type SlipMistake = {
  line: 'nssf' | 'paye' | 'sum';
  id: string;
  /** What would give the figure, and what to know of it. */
  what: string;
  know: string;
  figure: number;
};

type Guess = readonly [id: string, figure: number | undefined, what: string, know: string];

const GROSS_LAW =
  'The employee’s share is one of the whole wage, with allowances. Whether a bonus counts is not settled.';

/** Figures of the pension line that known mistakes give. */
function pensionGuesses({ gross, basic, bonus, share }: SlipInput): Guess[] {
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
      of(gross, 20),
      say('The employer’s share taken from you too'),
      say('The employee bears at most 10%.'),
    ],
    ['nssf-ten', of(gross, 10), say('10% of gross'), say('The usual NSSF share: is it yours?')],
    [
      'nssf-five',
      of(gross, 5),
      say('5% of gross'),
      say('The share of PSSSF, and of NSSF where the employer bears 15%: is it yours?'),
    ],
    [
      'nssf-none',
      0,
      say('No pension taken'),
      say('Right only where the employer bears all of it. Ask NSSF whether you are registered.'),
    ],
  ];
}

/** PAYE by the tables of other years. */
function tableGuesses(taxable: number, year: string, rules: SlipRules): Guess[] {
  const own = tableOf(rules, year);
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

/** PAYE of a month in which a bonus is paid, taxed in another way than with the month's pay. */
function bonusGuesses({ gross, bonus, share, year }: SlipInput, rules: SlipRules): Guess[] {
  if (bonus === 0) return [];
  const { bands } = tableOf(rules, year);
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

/** PAYE on another pay than the taxable one. */
function baseGuesses(input: SlipInput, { nssf }: SlipCheck, rules: SlipRules): Guess[] {
  const { gross, basic, share, year } = input;
  const { bands } = tableOf(rules, year);
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

/** PAYE at another rate, or with something added. */
function rateGuesses({ gross, year }: SlipInput, { taxable, paye }: SlipCheck, rules: SlipRules): Guess[] {
  const top = tableOf(rules, year).bands.at(-1);
  const isTop = top !== undefined && taxable > top.above && rules.topYears.includes(year);
  const sdl = rules.years.find((each) => each.year === year)?.sdl ?? 0;
  const { nonResident, secondJob, otherTopFixed } = rules;
  return [
    [
      'top-fixed',
      isTop ? sumExactly(paye.right, otherTopFixed, -top.fixed) : undefined,
      say('A top band that begins with {amount}', { amount: f(otherTopFixed) }),
      say('TRA’s table begins with {amount}.', { amount: f(top?.fixed ?? 0) }),
    ],
    [
      'non-resident',
      exactShare(gross, nonResident, 100),
      say('{rate}% of gross', { rate: nonResident }),
      say('The rate of an employee who is not resident: are you?'),
    ],
    [
      'second-job',
      exactShare(gross, secondJob, 100),
      say('{rate}% of gross', { rate: secondJob }),
      say('The rate of a second employment: is this one?'),
    ],
    [
      'with-sdl',
      sumExactly(paye.right, exactShare(gross, sdl, 100)),
      say('The skills levy (SDL) added to PAYE'),
      say('The employer bears it.'),
    ],
    ['no-tax', 0, say('No PAYE taken'), say('The tax is due all the same: ask whether it was paid.')],
  ];
}

/** Figures of the PAYE line that known mistakes give. */
const payeGuesses = (input: SlipInput, check: SlipCheck, rules: SlipRules): Guess[] => [
  ...baseGuesses(input, check, rules),
  ...bonusGuesses(input, rules),
  ...tableGuesses(check.taxable, input.year, rules),
  ...rateGuesses(input, check, rules),
];

/** Amounts that are missing between a slip's lines and its net pay. */
function missingGuesses({ gross, net, year }: SlipInput, { sum }: SlipCheck, rules: SlipRules): Guess[] {
  const { sdl = 0, wcf = 0 } = rules.years.find((each) => each.year === year) ?? {};
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
          taken(10),
          say('The employer’s 10% of the pension taken from your pay'),
          say('You bear at most 10% in all.'),
        ],
        [
          'loan',
          taken(rules.loan),
          say('A student loan, {rate}% of gross, without a line of its own', { rate: rules.loan }),
          say('The slip should name it.'),
        ],
      ];
}

/** The known mistakes that would give the figures of those lines that are off. */
export function slipMistakes(input: SlipInput, check: SlipCheck, rules: SlipRules): SlipMistake[] {
  const guesses = {
    nssf: check.nssf.isRight ? [] : pensionGuesses(input),
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
