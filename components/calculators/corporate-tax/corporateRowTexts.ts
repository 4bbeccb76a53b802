import type { Corporate } from '@/lib/content/schemas/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { markToday } from '@/lib/server/content/loaders/sources';

/** Label, rule and law of every row of a corporate tax calculation; each kind of company has a row of its own. */
export function corporateRowTexts({ kinds, minimumTax, lossCap, instalments, finalReturn }: Corporate): RowTexts {
  const incomeRows = kinds.map(({ id, rate, law, condition, evidence }) => [
    `income-${id}`,
    {
      label: 'Tax on income',
      rule: `${rate}% of chargeable income`,
      law: `${law}. ${condition}`,
      mark: markToday(evidence),
    },
  ]);
  const newest = minimumTax.rates.at(-1);
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  return {
    ...Object.fromEntries(incomeRows),
    income: { label: 'Tax on income', rule: 'chargeable income × the rate of the company', law: kinds[0]?.law ?? '' },
    'year-income': { label: 'Income of the year', rule: 'before losses brought forward', law: '' },
    'old-losses': { label: 'Losses brought forward', rule: 'up to the cap', law: lossCap.law },
    chargeable: { label: 'Chargeable income', rule: 'after losses brought forward', law: '' },
    minimum: {
      label: 'Minimum tax',
      rule: 'turnover × the rate of the year, by days where it changed',
      law: minimumTax.law,
      mark: newest && markToday(newest.evidence),
    },
    payable: { label: 'Tax for the year', rule: 'the higher of the two', law: '' },
    paid: { label: 'Tax already paid', rule: '', law: instalments.law },
    balance: { label: 'Still to pay', ...balance },
    overpaid: { label: 'Overpaid', ...balance },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [
        `instalment-${number}`,
        { label: `Instalment ${number}`, rule: '', law: instalments.law },
      ]),
    ),
    left: { label: 'Left to pay', rule: '', law: finalReturn.law },
    instalments: {
      label: 'Four instalments',
      rule: `a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year; none for a tax of up to ${formatAmount(instalments.noneUpTo)}`,
      law: instalments.law,
    },
    return: {
      label: 'Final return',
      rule: `within ${finalReturn.months} months after the year end`,
      law: finalReturn.law,
    },
  };
}
