import { formatAmount } from '@/lib/money/format';
import type { SlipMistake } from '@/lib/salary/slipMistakes';
import type { Phrase } from '@/lib/words/phrases';
import type { Say } from '@/lib/words/say';

/** Name of a mistake, and what to know about it. */
type MistakeText = readonly [what: Phrase, know: Phrase];

const WHOLE_WAGE = 'The employee’s share is taken from the whole wage, with allowances. Ask us about a bonus.';
const PAYE_BASE = 'PAYE is charged on gross pay less your pension share.';
const ONE_SUM = 'A bonus is taxed with the pay of its month, as one sum.';
const EMPLOYER_PAYS = 'The employer pays it; it may not be taken from pay.';

/** By the id of the mistake (lib/salary/slipMistakes.ts, payeMistakes.ts). */
const TEXTS: Readonly<Record<string, MistakeText>> = {
  'nssf-basic': ['{share}% of the basic pay alone', WHOLE_WAGE],
  'nssf-bonus': ['{share}% of the pay without the bonus', WHOLE_WAGE],
  'nssf-both': ['The employer’s share taken from you too', 'The employee pays at most {rate}%.'],
  'nssf-ten': ['{rate}% of gross', 'The usual NSSF share: is it yours?'],
  'nssf-five': ['{rate}% of gross', 'The share of PSSSF, and of NSSF where the employer pays {rate}%: is it yours?'],
  'nssf-none': [
    'No pension taken',
    'Right only where the employer pays all of it. Ask NSSF whether you are registered.',
  ],
  sdl: ['The skills levy (SDL), {rate}% of gross, taken from your pay', EMPLOYER_PAYS],
  wcf: ['Workers’ compensation (WCF), {rate}% of gross, taken from your pay', EMPLOYER_PAYS],
  'sdl-wcf': ['SDL and WCF taken from your pay', EMPLOYER_PAYS],
  'employer-pension': ['The employer’s {rate}% of the pension taken from your pay', 'You pay at most {rate}% in all.'],
  loan: ['A student loan, {rate}% of gross, not named on the slip', 'The slip should name it.'],
  'own-pension': ['The pension share on the slip causes it', 'Correct that line first.'],
  'no-pension': ['PAYE on the whole gross pay', PAYE_BASE],
  'pension-basic': ['Pension taken from basic pay alone', PAYE_BASE],
  'basic-only': ['Allowances left out', 'Allowances in money are taxed with the basic pay.'],
  'bonus-apart': ['The bonus taxed separately, from the first band', ONE_SUM],
  'bonus-flat': ['The bonus taxed separately at {rate}%', ONE_SUM],
  'bonus-untaxed': ['The bonus not taxed', ONE_SUM],
  'top-fixed': ['A top band that begins with {amount}', 'TRA’s table begins with {amount}.'],
  'non-resident': ['{rate}% of gross', 'The rate of an employee who is not resident: are you?'],
  'second-job': ['{rate}% of gross', 'The rate of a second employment: is this one?'],
  'with-sdl': ['The skills levy (SDL) added to PAYE', 'The employer pays it.'],
  'no-tax': ['No PAYE taken', 'The tax is due all the same: ask whether it was paid.'],
};

/** Writes a known mistake of a payslip: its name, and what to know about it. */
export function mistakeText(
  { id, values }: Pick<SlipMistake, 'id' | 'values'>,
  say: Say,
): { what: string; know: string } {
  const { first, last, other, own, most, employer } = values;
  if (id.startsWith('table-')) {
    const name = last === first ? `${first}` : `${first} ${say('to')} ${last}`;
    return { what: say('The bands of {name}', { name }), know: say('Use the table of the tax year of that month.') };
  }
  const text = TEXTS[id];
  if (!text) throw new Error(`mistakeTexts.ts lacks ${id}`);
  const amount = (value: number | string | undefined) => formatAmount(Number(value ?? 0));
  return {
    what: say(text[0], { ...values, amount: amount(other) }),
    know: say(text[1], { ...values, rate: most ?? employer ?? '', amount: amount(own) }),
  };
}
