import { dueText } from '@/lib/calendar/dueText';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import { formatMonth } from '@/lib/dates/formatMonth';
import { type BreakdownRow, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatNumber as f } from '@/lib/money/format';
import type { VatInput, VatResult, VatRules } from '@/lib/tax/vat/vat';
import type { RegistrationMonth, RegistrationResult } from '@/lib/tax/vat/vatRegistration';
import { rowText } from '../result/rowText';

/** Label, rule and law of every row of a VAT calculation. */
export function vatRowTexts(published: Vat): RowTexts {
  const { standard, electronic, withheld, return: vatReturn, registration } = published;
  const toPay = { rule: 'VAT less what was withheld', law: vatReturn.law };
  return {
    net: rowText('Price without VAT', 'price less VAT', 'Value Added Tax Act, Cap. 148, section 17'),
    standard: rowText('VAT', 'price × rate; in a price with VAT, × rate / (100 + rate)', standard.law),
    electronic: rowText('VAT, lower rate', electronic.conditions.join('; '), electronic.law),
    gross: rowText('Price with VAT', 'both together'),
    withheld: rowText('Withheld by a designated buyer', withheld.text, withheld.law),
    received: rowText('Reaches the supplier', 'price with VAT less what was withheld'),
    left: { label: 'VAT left to pay on this sale', ...toPay },
    credit: { label: 'Withheld beyond the VAT of this sale', ...toPay },
    twelve: rowText('Highest 12 months in a row', registration.text, registration.law),
    six: rowText('Highest 6 months in a row', 'compared with the threshold of six months', registration.law),
    room: rowText('Left to the threshold of 12 months', '', registration.law),
  };
}

const by = (day: string | undefined, { holidays }: Pick<VatRules, 'holidays'>, verb: string) =>
  day ? { rule: dueText(day, holidays, { before: 'by', verb }) } : {};

/** Builds the rows of a sale: price, VAT, total. */
export function saleRows({ amount, isIncluded, isElectronic }: VatInput, result: VatResult): BreakdownRow[] {
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
export function paymentRows(
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
export function registrationRows({ highestTwelve, highestSix, months }: RegistrationResult): BreakdownRow[] {
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
