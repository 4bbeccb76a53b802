import { dueText } from '../calendar/dueText.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../money/breakdown.ts';
import { exactShare } from '../money/cents.ts';
import { formatNumber as f } from '../money/format.ts';
import { say } from '../words/say.ts';
import type { WithholdingInput, WithholdingResult, WithholdingRules } from './withholding.ts';
import type { PayeeId } from './withholdingTerms.ts';

/** Id of the texts of the row that holds the tax: each kind of payment has one for each side. */
export const taxRowId = (kind: string, payee: PayeeId): string =>
  `tax-${kind}${payee === 'non-resident' ? '-abroad' : ''}`;

function grossRow({ basis, amount }: WithholdingInput, { gross, tax }: WithholdingResult): BreakdownRow {
  const isGrossedUp = basis === 'net' && tax > 0;
  const percent = f((tax / gross) * 100);
  return {
    id: 'gross',
    amount: gross,
    formula: isGrossedUp ? `${f(amount)} / (100% − ${percent}%) = ${f(gross)}` : say(YOUR_FIGURE),
    ...(isGrossedUp ? { rule: say('what must be agreed so that the payee receives your figure') } : {}),
  };
}

function taxRow(input: WithholdingInput, result: WithholdingResult): BreakdownRow {
  const { kind, rate, tax, base, domestic, treatyRate, status } = result;
  const row: BreakdownRow = {
    id: domestic ? taxRowId(kind, input.payee) : 'none',
    amount: tax,
    formula: domestic ? `${f(base)} × ${f(rate)}% = ${f(tax)}` : say('Nothing is withheld.'),
    ...(status === 'instalment' ? {} : { kind: 'deduction' }),
  };
  if (!domestic) return { ...row, rule: say('none') };
  return {
    ...row,
    rule:
      treatyRate !== undefined && treatyRate < domestic.value
        ? say('{rate}%, by treaty', { rate: f(rate) })
        : `${f(rate)}%`,
  };
}

/** From the payment to what reaches the payee. */
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
            formula: say('the part of {gross} that is for services: {base}', { gross: f(gross), base: f(base) }),
          },
        ]
      : []),
    ...(domestic && treatyRate !== undefined
      ? [
          {
            id: 'treaty',
            amount: exactShare(base, treatyRate, 100),
            rule: `${f(treatyRate)}%`,
            formula: say('{treaty}% by treaty against {own}%: the lower one counts, {rate}%.', {
              treaty: f(treatyRate),
              own: f(domestic.value),
              rate: f(result.rate),
            }),
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

/** What is handed over, and by when; empty where nothing is withheld. */
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
      formula: say('Tax and statement of the month.'),
    },
    {
      id: 'certificate',
      amount: tax,
      rule: dueText(certificateBy, holidays, { before: 'by', verb: 'give it' }),
      formula: say('It states what was paid and what was withheld.'),
    },
  ];
}
