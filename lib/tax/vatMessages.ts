import { MOST_MONTHS, type VatMessages } from './vatInput.ts';

/** Sentences of the VAT form. Sent to the browser as a prop: in its script they would weigh with every visit. */
export const VAT_MESSAGES: VatMessages = {
  saleMissing: 'Please enter the amount of the sale, for example 1,180,000.',
  rateNotYet: 'This rate had not begun on that day: please choose the other, or a later day.',
  withheldNotYet: 'Buyers kept nothing back on that day: please choose “Nothing”, or a later day.',
  firstMonthMissing: 'Please enter the first month as year and month, for example 2025-01.',
  firstMonthEarly: 'Please begin with a later month: thresholds so far back are not held here.',
  monthsMissing: 'Please enter the turnover of each month, one below the other.',
  monthEmpty: 'It is empty: write 0 for a month without sales.',
  tooManyMonths: `Please enter at most ${MOST_MONTHS} months.`,
  monthsHint:
    'Type or paste 12 to 24 months, the oldest first, one below the other. Taxable sales without VAT; 0 for a month without sales.',
};
