import type { RowTexts } from '@/lib/money/breakdown';
import type { PresumptiveResult } from '@/lib/tax/presumptive';
import { accountsBreakdown, partTexts, presumptiveBreakdown } from '@/lib/tax/presumptiveBreakdown';
import type { PresumptiveInput, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { ResultDetails, StackedBarModel } from '../result/resultModel';
import { PresumptiveNotes } from './PresumptiveNotes';

/** Two bars on one scale: the table, and accounts. */
function barsOf({ cost }: PresumptiveInput, { coverage, tax, accounts }: PresumptiveResult): StackedBarModel[] {
  if (!accounts || coverage !== 'whole') return [];
  const scale = Math.max(tax, accounts.total);
  if (scale === 0) return [];
  return [
    { title: 'By turnover', total: tax, scale, parts: [{ label: 'Presumptive tax', amount: tax, tone: 'action' }] },
    {
      title: 'With accounts',
      total: accounts.total,
      scale,
      parts: [
        { label: 'Tax on the profit', amount: accounts.tax, tone: 'success' },
        ...(cost > 0 ? [{ label: 'Cost of accounts', amount: cost, tone: 'hatched' as const }] : []),
      ],
    },
  ];
}

/** What the calculator of presumptive tax shows beside the headline. */
export function presumptiveDetails(
  input: PresumptiveInput,
  result: PresumptiveResult,
  rules: PresumptiveRules,
  texts: RowTexts,
): ResultDetails {
  const { coverage, effectiveRate, breakEven, accounts } = result;
  const isWhole = coverage === 'whole';
  return {
    bars: barsOf(input, result),
    statistics: isWhole
      ? [
          {
            items: [
              { value: effectiveRate, unit: 'percent', label: 'of turnover by the table' },
              {
                value: breakEven?.profit ?? null,
                unit: 'shillings',
                label: 'profit up to which accounts cost no more',
              },
              { value: breakEven?.margin ?? null, unit: 'percent', label: 'that profit as a share of turnover' },
            ],
          },
        ]
      : [],
    notes: <PresumptiveNotes input={input} result={result} rules={rules} texts={texts} />,
    rowTexts: partTexts(result, texts),
    tables: [
      { caption: 'By turnover', rows: presumptiveBreakdown(input, result) },
      ...(accounts ? [{ caption: 'With accounts', rows: accountsBreakdown(input, result) }] : []),
    ],
  };
}
