import type { Corporate } from '@/lib/content/schemas/tax';
import type { LineTexts } from '@/lib/money/line';
import type { FigureText } from '../result/resultModel';
import type { CorporateFigure, CorporateNoteTexts } from './CorporateTaxCalculator';
import type { CorporateFieldTexts } from './CorporateTaxForm';

/** Words and law of every line of a corporate tax calculation; each kind of company has a line of its own. Server only. */
export function corporateLineTexts({ kinds, minimumTax, instalments, finalReturn }: Corporate): LineTexts {
  const incomeLines = kinds.map(({ id, rate, law, condition }) => [
    `income-${id}`,
    { label: 'Tax on income', rule: `${rate}% of chargeable income`, law: `${law}. ${condition}` },
  ]);
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  return {
    ...Object.fromEntries(incomeLines),
    income: { label: 'Tax on income', rule: 'chargeable income × the rate of the company', law: kinds[0]?.law ?? '' },
    minimum: { label: 'Minimum tax', rule: 'turnover × the rate of the year', law: minimumTax.law },
    payable: { label: 'Tax for the year', rule: 'the higher of the two', law: '' },
    paid: { label: 'Tax already paid', rule: '', law: instalments.law },
    balance: { label: 'Still to pay', ...balance },
    overpaid: { label: 'Paid too much', ...balance },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        `instalment-${number}`,
        { label: `Instalment ${number}`, rule: '', law: instalments.law },
      ]),
    ),
    left: { label: 'Left to pay', rule: '', law: finalReturn.law },
    instalments: {
      label: 'Four instalments',
      rule: 'a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year',
      law: instalments.law,
    },
    return: {
      label: 'Final return',
      rule: `within ${finalReturn.months} months after the year end`,
      law: finalReturn.law,
    },
  };
}

/** Figures of a corporate tax calculation. */
export const CORPORATE_FIGURES: readonly FigureText<CorporateFigure>[] = [
  { of: 'incomeTax', unit: 'shillings', label: 'tax on income' },
  { of: 'minimumTax', unit: 'shillings', label: 'minimum tax' },
  { of: 'effectiveRate', unit: 'percent', label: 'effective rate: tax, of chargeable income' },
];

/** Notes for the cases of a corporate tax calculation. */
export const CORPORATE_NOTES: CorporateNoteTexts = {
  rateChanged: (
    <p>
      The rate of minimum tax changed inside this accounting year. The rate in force on its last day is used; ask us how
      the year is treated.
    </p>
  ),
  lossYearsWithIncome: (
    <p>A year with chargeable income usually ends a run of loss years: please check the number of loss years.</p>
  ),
  overpaid: <p>More has been paid than is due: the difference is claimed with the final return.</p>,
};

/** Words of the form. */
export const CORPORATE_FIELDS: CorporateFieldTexts = {
  kind: { label: 'Kind of company' },
  income: {
    label: 'Chargeable income or loss',
    hint: 'A loss as a negative amount, for example -5,000,000.',
  },
  turnover: { label: 'Turnover of the year' },
  losses: { label: 'Loss years in a row, this one included' },
  sector: { label: 'Sector without minimum tax' },
  end: { label: 'Last day of the accounting year' },
  paid: { label: 'Tax already paid for the year', hint: 'Empty counts as 0.' },
};
