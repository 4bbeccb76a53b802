import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import type { Mistake } from '@/lib/money/mistake';
import type { Phrase } from '@/lib/words/phrases';
import type { Translate } from '@/lib/words/translate';

type MistakeCode = Mistake['code'];

type Spoken<Code extends MistakeCode> = (mistake: Extract<Mistake, { code: Code }>, translate: Translate) => string;

/** A message that only English pages need. */
const english = (text: string) => () => text;

/** The message for each mistake, shown beside its field. */
const MESSAGES: { readonly [Code in MistakeCode]: Phrase | Spoken<Code> } = {
  'basic-missing': english('Please enter the basic pay for the month.'),
  'counted-as-zero': 'Counted as 0 hours.',
  'day-early': english('Please enter a day after 30 June 2012. Our rates begin on 1 July.'),
  'day-wrong': english('Please enter a date, or leave it empty for today.'),
  'fee-without-fund': english('A part-time director’s fee does not count as wages, so choose no fund.'),
  'fee-without-loan': english('A part-time director’s fee does not count as salary, so choose no student loan.'),
  'income-missing': english('Please enter the chargeable income, or the loss as a negative amount.'),
  'joined-late': english('This date is after the month, so leave the row out.'),
  'kind-early': english('This rate began on 1 July 2018. Please choose another kind, or a later year end.'),
  'left-before-joining': english('This date is before the day of joining.'),
  'left-early': english('This date is before the month, so leave the row out.'),
  'losses-too-few': english('This year is a loss year too, so please enter 1 or more.'),
  'losses-unreadable': english('Please enter a whole number of years, or 0.'),
  'name-missing': english('Please enter a name.'),
  negative: 'The amount cannot be below 0.',
  'net-not-positive': 'Please enter a valid net salary greater than 0.',
  'net-without-gross':
    'Unable to calculate gross salary for the provided net salary. Please ensure the net salary is within valid ranges.',
  'no-director-rate': english('We have no rate for directors’ fees before July 2014. Please leave this row out.'),
  'no-psssf': english('The PSSSF began in July 2018, so choose another fund for this month.'),
  'not-a-day': english('Please write a date such as 2026-11-15 or 15/11/2026.'),
  'objection-before-admission': 'This date is before the day of admission.',
  'objection-before-decision': 'This date is before TRA’s decision.',
  'objection-before-service': 'This date is before the day of service.',
  'objection-day-missing': 'Please enter the date on which the letter reached you.',
  'objection-tax-missing': 'Please enter the tax assessed, for example 90,000,000.',
  'objection-too-early': 'Please enter a day after 30 June 2021. These rules began on 1 July.',
  'objection-too-much': 'This is more than the tax assessed.',
  'payment-missing': english('Please enter the amount of the payment, for example 1,000,000.'),
  'payment-zero': english('Please enter an amount above 0.'),
  'penalty-day-after-done': english('This day is after the day of filing or payment.'),
  'penalty-day-missing': english('Please enter the day.'),
  'penalty-day-not-after-due': english(
    'Please enter a day after the due date, and enter what you had paid by then in its own field.',
  ),
  'penalty-paid-too-much': english('This is more than the tax above.'),
  'penalty-rate-missing': english('Please enter the rate that applied before the changes.'),
  'penalty-rate-unordered': english('Please enter the rates in date order, oldest first.'),
  'penalty-rate-unreadable': english('Please enter the rate as a percentage per year, for example 8.'),
  'penalty-sum-missing': english('Please enter the amount.'),
  'penalty-tax-missing': english('Please enter the tax that was late, or 0 if the return shows none.'),
  'profit-above-turnover': 'A profit cannot be more than the turnover.',
  'salary-missing': 'Please enter a salary amount.',
  'slip-above-gross': 'This is more than the gross pay.',
  'slip-gross-missing': 'Please enter the gross pay on the payslip.',
  'slip-net-missing': 'Please enter the net pay on the payslip.',
  'slip-too-large': 'Please enter the pay of one person for a month, up to 1,000,000,000.',
  'tin-unreadable': 'Please enter the day on which the TIN was issued, or leave the field empty.',
  'turnover-missing': 'Please enter the turnover for the year.',
  'turnover-zero': 'Please enter a turnover above 0.',
  'unclear-separators': 'Please use a comma between thousands, as in 1,500, and leave out the cents.',
  'unknown-choice': 'Please choose from the list.',
  'unknown-fund': english('Please write NSSF, PSSSF, PSSSF basic or none.'),
  'unknown-heslb': english('Please write “no”, “yes” (on gross salary) or “basic” (on basic pay).'),
  'unknown-status': english('Please write resident, non-resident, second job or director.'),
  'unknown-year': 'Please choose a year from the list.',
  unreadable: 'Please enter the amount in figures, for example 800,000.',
  'vat-first-month-early': english('Please begin with a later month, or ask us about the earlier ones.'),
  'vat-first-month-missing': english('Please enter the first month as year and month, for example 2025-01.'),
  'vat-month-empty': english('This line is empty. Write 0 for a month without sales.'),
  'vat-months-missing': english('Please enter the turnover for each month, one below the other.'),
  'vat-rate-not-yet': english('This rate did not yet apply on that day. Please choose the other rate, or a later day.'),
  'vat-sale-missing': english('Please enter the amount of the sale, for example 1,180,000.'),
  'vat-withheld-not-yet': english(
    'Buyers began to withhold VAT after that day. Please choose “Nothing”, or a later day.',
  ),
  'year-end-early': english('Please enter a year end after 30 June 2012. Our rates begin on 1 July.'),
  'year-end-missing': english('Please enter the last day of the accounting year.'),
  'year-turnover-missing': english('Please enter the turnover for the year, or 0.'),
  'too-large': ({ most }, translate) => translate('Please enter an amount up to {most}.', { most: formatAmount(most) }),
  'hours-out-of-range': ({ most }, translate) => translate('Hours must be between 0 and {most}.', { most }),
  'percent-out-of-range': ({ most }) => `Please enter a number from 0 to ${most}.`,
  'percent-as-fraction': ({ percent }) => `Spreadsheets store ${percent}% as a fraction. Please write ${percent}%.`,
  'dues-too-low': ({ least }) => `Please write a percentage such as 2%, or an amount of at least ${least}.`,
  'tin-too-early': ({ from }, translate) =>
    translate('The relief has applied since {day}. If your TIN is older, ask us first.', {
      day: formatLongDate(from, translate.language),
    }),
  'tin-too-late': ({ year }, translate) => translate('This day is after {year}. Please choose another year.', { year }),
  'penalty-due-too-early': ({ from }) =>
    `We have these rules only from ${formatLongDate(from, 'en')}. Please enter a later day, or ask us.`,
  'penalty-too-long': ({ years }) => `This calculator covers at most ${years} years of delay.`,
  'vat-too-many-months': ({ most }) => `Please enter at most ${most} months.`,
  'vat-month': ({ month, text, mistake }, translate) => `Month ${month}, “${text}”: ${messageOf(mistake, translate)}`,
  'two-days': ({ day, other }) => `This can be read two ways. Please write ${day} or ${other}.`,
  'staff-unreadable': ({ listed }) =>
    `Please enter a whole number of at least ${listed}, since that many are listed, or leave it blank.`,
};

export function messageOf(mistake: Mistake, translate: Translate): string {
  // TypeScript does not correlate the key with the code of the mistake.
  const message = MESSAGES[mistake.code] as Phrase | Spoken<MistakeCode>;
  return typeof message === 'string' ? translate(message) : message(mistake, translate);
}
