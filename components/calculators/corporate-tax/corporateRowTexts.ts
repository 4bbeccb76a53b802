import type { Corporate } from '@/lib/content/schemas/tax/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import { rowText } from '../result/rowText';

/** Label, rule and law of every row of a corporate tax calculation; each kind of company has a row of its own. */
export function corporateRowTexts({ kinds, minimumTax, lossCap, instalments, finalReturn }: Corporate): RowTexts {
  const incomeRows = kinds.map(({ id, rate, law, condition, evidence }) => [
    `income-${id}`,
    rowText('Tax on income', `${rate}% of chargeable income`, `${law}. ${condition}`, markToday(evidence)),
  ]);
  const newest = minimumTax.rates.at(-1);
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  return {
    ...Object.fromEntries(incomeRows),
    income: rowText('Tax on income', 'chargeable income × the rate of the company', kinds[0]?.law ?? ''),
    'year-income': rowText('Income of the year', 'before losses brought forward'),
    'old-losses': rowText('Losses brought forward', 'up to the cap', lossCap.law),
    chargeable: rowText('Chargeable income', 'after losses brought forward'),
    minimum: rowText(
      'Minimum tax',
      'turnover × the rate of the year, by days where it changed',
      minimumTax.law,
      newest && markToday(newest.evidence),
    ),
    payable: rowText('Tax for the year', 'the higher of the two'),
    paid: rowText('Tax already paid', '', instalments.law),
    balance: { label: 'Still to pay', ...balance },
    overpaid: { label: 'Overpaid', ...balance },
    ...Object.fromEntries(
      [1, 2, 3, 4].map((number) => [`instalment-${number}`, rowText(`Instalment ${number}`, '', instalments.law)]),
    ),
    left: rowText('Left to pay', '', finalReturn.law),
    instalments: rowText(
      'Four instalments',
      `a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year; none for a tax of up to ${formatAmount(instalments.noneUpTo)}`,
      instalments.law,
    ),
    return: rowText('Final return', `within ${finalReturn.months} months after the year end`, finalReturn.law),
  };
}
