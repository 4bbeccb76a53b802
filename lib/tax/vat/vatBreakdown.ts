import { dueText } from '../../calendar/dueText.ts';
import { formatMonth } from '../../dates/formatMonth.ts';
import { type BreakdownRow, YOUR_FIGURE } from '../../money/breakdown.ts';
import { formatNumber as f } from '../../money/format.ts';
import type { VatInput, VatResult, VatRules } from './vat.ts';
import type { RegistrationMonth, RegistrationResult } from './vatRegistration.ts';

const by = (day: string | undefined, { holidays }: Pick<VatRules, 'holidays'>, verb: string) =>
  day ? { rule: dueText(day, holidays, { before: 'by', verb }) } : {};

/** Builds the rows of a sale: price, VAT, total. */
export function saleBreakdown({ amount, isIncluded, isElectronic }: VatInput, result: VatResult): BreakdownRow[] {
  const { rate, net, vat, gross } = result;
  return [
    { id: 'net', amount: net, formula: isIncluded ? `${f(gross)} − ${f(vat)} = ${f(net)}` : YOUR_FIGURE },
    {
      id: isElectronic ? 'electronic' : 'standard',
      amount: vat,
      rule: `${rate}%`,
      formula: isIncluded
        ? `${f(amount)} × ${rate} / ${100 + rate} = ${f(vat)}`
        : `${f(amount)} × ${rate}% = ${f(vat)}`,
    },
    {
      id: 'gross',
      amount: gross,
      formula: isIncluded ? YOUR_FIGURE : `${f(net)} + ${f(vat)} = ${f(gross)}`,
      kind: 'total',
    },
  ];
}

/** Builds the rows of the withheld VAT, if any, and of the VAT left to pay. */
export function paymentBreakdown(
  { withheld: what }: VatInput,
  result: VatResult,
  rules: Pick<VatRules, 'holidays'>,
): BreakdownRow[] {
  const { net, vat, gross, withheldRate, withheld, received, left, returnDue, withheldDue } = result;
  const toPay: BreakdownRow = {
    id: left < 0 ? 'credit' : 'left',
    amount: Math.abs(left),
    ...by(returnDue, rules, 'file and pay'),
    formula: what ? `${f(vat)} − ${f(withheld)} = ${f(left)}` : f(vat),
    kind: 'total',
  };
  if (!what) return [toPay];
  return [
    {
      id: 'withheld',
      amount: withheld,
      ...by(withheldDue, rules, 'pay'),
      formula: `${f(net)} × ${withheldRate}% = ${f(withheld)}`,
    },
    { id: 'received', amount: received, formula: `${f(gross)} − ${f(withheld)} = ${f(received)}` },
    toPay,
  ];
}

const compared = (sum: number, threshold: number) =>
  `${f(sum)} ${sum < threshold ? '<' : '≥'} ${f(threshold)}, ${'the threshold at the end of that month'}`;

/** Builds the rows that compare the highest sums with the thresholds. */
export function registrationBreakdown({ highestTwelve, highestSix, months }: RegistrationResult): BreakdownRow[] {
  const last = months.at(-1);
  const to = (month: RegistrationMonth) => `to the end of ${formatMonth(month.month)}`;
  return [
    {
      id: 'twelve',
      amount: highestTwelve.twelve,
      rule: to(highestTwelve),
      formula: compared(highestTwelve.twelve, highestTwelve.threshold),
    },
    {
      id: 'six',
      amount: highestSix.six,
      rule: to(highestSix),
      formula: compared(highestSix.six, highestSix.thresholdHalf),
    },
    ...(last
      ? [
          {
            id: 'room',
            amount: Math.max(0, last.threshold - last.twelve),
            rule: to(last),
            formula: `${f(last.threshold)} − ${f(last.twelve)}, not below 0`,
            kind: 'total' as const,
          },
        ]
      : []),
  ];
}
