import { percentageOf } from '@/lib/money/amount';
import type { RowTexts } from '@/lib/money/breakdown';
import type { PenaltyInput, PenaltyResult } from '@/lib/tax/penalties';
import { monthRows, monthTexts, penaltyBreakdown } from '@/lib/tax/penaltyBreakdown';
import type { ResultDetails, StackedBarModel } from '../result/resultModel';
import { PenaltyNotes } from './PenaltyNotes';

function bar({ unpaidAtDue, penalty, interest, isFund }: PenaltyResult): StackedBarModel {
  const total = unpaidAtDue + penalty + (interest ?? 0);
  return {
    title: 'Unpaid, and what is added',
    total,
    scale: total,
    parts: [
      { label: isFund ? 'Contributions' : 'Tax', amount: unpaidAtDue, tone: 'action' },
      { label: isFund ? 'Addition' : 'Penalty', amount: penalty, tone: 'alert' },
      ...(interest ? [{ label: 'Interest', amount: interest, tone: 'chart' as const }] : []),
    ],
  };
}

/** What the penalties calculator shows beside the headline. */
export function penaltyDetails(input: PenaltyInput, result: PenaltyResult, texts: RowTexts): ResultDetails {
  const { months, unpaidAtDue, total, isFund, interest } = result;
  const charge = isFund ? 'Addition' : 'Penalty';
  return {
    bars: total > 0 ? [bar(result)] : [],
    statistics: [
      {
        items: [
          { value: unpaidAtDue, unit: 'shillings', label: 'unpaid on the due date' },
          {
            value: unpaidAtDue > 0 ? percentageOf(total, unpaidAtDue) : null,
            unit: 'percent',
            label: 'of it is what the delay adds',
          },
          {
            value: months.length > 0 ? total / months.length : null,
            unit: 'shillings',
            label: 'for a month, on average',
          },
        ],
      },
    ],
    notes: <PenaltyNotes input={input} result={result} />,
    rowTexts: monthTexts(result, texts[`penalty-${input.kind}`]?.law ?? ''),
    tables: [
      { caption: 'Line by line', rows: penaltyBreakdown(input, result) },
      {
        caption: 'Month by month',
        columns: interest === undefined ? ['Unpaid', charge] : ['Unpaid', charge, 'Interest'],
        rows: monthRows(result),
      },
    ].filter(({ rows }) => rows.length > 0),
  };
}
