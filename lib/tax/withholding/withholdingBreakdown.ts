import { dueText } from '../../calendar/dueText.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../../money/breakdown.ts';
import { exactShare } from '../../money/cents.ts';
import { formatNumber as f } from '../../money/format.ts';
import type { WithholdingInput, WithholdingResult, WithholdingRules } from './withholding.ts';
import type { PayeeId } from './withholdingTerms.ts';

/** Returns the id of the texts of the tax row: one for each kind of payment and side. */
export const taxRowId = (kind: string, payee: PayeeId): string =>
  `tax-${kind}${payee === 'non-resident' ? '-abroad' : ''}`;

function grossRow({ basis, amount }: WithholdingInput, { gross, tax }: WithholdingResult): BreakdownRow {
  const isGrossedUp = basis === 'net' && tax > 0;
  const percent = f((tax / gross) * 100);
  return {
    id: 'gross',
    amount: gross,
    formula: isGrossedUp ? `${f(amount)} / (100% − ${percent}%) = ${f(gross)}` : YOUR_FIGURE,
    ...(isGrossedUp ? { rule: 'what must be agreed so that the payee receives your figure' } : {}),
  };
}

function taxRow(input: WithholdingInput, result: WithholdingResult): BreakdownRow {
  const { kind, rate, tax, base, domestic, treatyRate, status } = result;
  const row: BreakdownRow = {
    id: domestic ? taxRowId(kind, input.payee) : 'none',
    amount: tax,
    formula: domestic ? `${f(base)} × ${f(rate)}% = ${f(tax)}` : 'Nothing is withheld.',
    ...(status === 'instalment' ? {} : { kind: 'deduction' }),
  };
  if (!domestic) return { ...row, rule: 'none' };
  return {
    ...row,
    rule: treatyRate !== undefined && treatyRate < domestic.value ? `${f(rate)}%, by treaty` : `${f(rate)}%`,
  };
}

/** Builds the rows from the payment to the amount that the payee receives. */
export function withholdingBreakdown(input: WithholdingInput, result: WithholdingResult): BreakdownRow[] {
  const { gross, base, tax, net, domestic, treatyRate } = result;
  const isShare = base !== gross;
  return [
    grossRow(input, result),
    ...(isShare
      ? [
          {
            id: 'base',
            amount: base,
            formula: `the part of ${f(gross)} that is for services: ${f(base)}`,
          },
        ]
      : []),
    ...(domestic && treatyRate !== undefined
      ? [
          {
            id: 'treaty',
            amount: exactShare(base, treatyRate, 100),
            rule: `${f(treatyRate)}%`,
            formula: `${f(treatyRate)}% by treaty against ${f(domestic.value)}%: the lower one counts, ${f(result.rate)}%.`,
          },
        ]
      : []),
    taxRow(input, result),
    {
      id: result.status === 'instalment' ? 'left' : 'net',
      amount: net,
      formula: `${f(gross)} − ${f(tax)} = ${f(net)}`,
      kind: 'total',
    },
  ];
}

/** Builds the dates of tax and certificate; empty if nothing is withheld. */
export function withholdingDates(
  { tax, due, certificateBy }: WithholdingResult,
  { holidays }: Pick<WithholdingRules, 'holidays'>,
): BreakdownRow[] {
  if (!due || !certificateBy) return [];
  return [
    {
      id: 'pay',
      amount: tax,
      rule: dueText(due, holidays, { before: 'by' }),
      formula: 'Tax and statement of the month.',
    },
    {
      id: 'certificate',
      amount: tax,
      rule: dueText(certificateBy, holidays, { before: 'by', verb: 'give it' }),
      formula: 'It states what was paid and what was withheld.',
    },
  ];
}
