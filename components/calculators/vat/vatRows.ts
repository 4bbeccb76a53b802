import { dueText } from '@/lib/calendar/dueText';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { type BreakdownRow, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatNumber as f } from '@/lib/money/format';
import type { VatInput, VatResult, VatRules } from '@/lib/tax/vat/vat';
import type { RegistrationMonth, RegistrationResult } from '@/lib/tax/vat/vatRegistration';

/** Label, rule and law of every row of a VAT calculation. */
export function vatLines(published: Vat) {
  const { standard, electronic, withheld, registration } = published;
  const toPay = { rule: 'VAT less what was withheld', law: published.return.law };
  return {
    net: { label: 'Price without VAT', rule: 'price less VAT', law: 'Value Added Tax Act, Cap. 148, section 17' },
    standard: { label: 'VAT', rule: 'price × rate; in a price with VAT, × rate / (100 + rate)', law: standard.law },
    electronic: { label: 'VAT, lower rate', rule: electronic.conditions.join('; '), law: electronic.law },
    gross: { label: 'Price with VAT', rule: 'both together' },
    withheld: { label: 'Withheld by a designated buyer', rule: withheld.text, law: withheld.law },
    received: { label: 'Reaches the supplier', rule: 'price with VAT less what was withheld' },
    left: { label: 'VAT left to pay on this sale', ...toPay },
    credit: { label: 'Withheld beyond the VAT of this sale', ...toPay },
    twelve: { label: 'Highest 12 months in a row', rule: registration.text, law: registration.law },
    six: {
      label: 'Highest 6 months in a row',
      rule: 'compared with the threshold of six months',
      law: registration.law,
    },
    room: { label: 'Left to the threshold of 12 months', law: registration.law },
  };
}

export type VatLines = ReturnType<typeof vatLines>;

const by = (day: string | undefined, { holidays }: Pick<VatRules, 'holidays'>, verb: string) =>
  day ? { rule: dueText(day, holidays, { before: 'by', verb }) } : {};

/** Builds the rows of a sale: price, VAT, total. */
export function saleRows(input: VatInput, result: VatResult, lines: VatLines): BreakdownRow[] {
  const { amount, isIncluded, isElectronic } = input;
  const { rate, net, vat, gross } = result;
  const row = rowsFrom(lines);
  return [
    row('net', {
      amount: net,
      mark: 'action',
      formula: isIncluded ? `${f(gross)} − ${f(vat)} = ${f(net)}` : YOUR_FIGURE,
    }),
    row(isElectronic ? 'electronic' : 'standard', {
      amount: vat,
      mark: 'alert',
      rule: `${rate}%`,
      formula: isIncluded
        ? `${f(amount)} × ${rate} / ${100 + rate} = ${f(vat)}`
        : `${f(amount)} × ${rate}% = ${f(vat)}`,
    }),
    row('gross', {
      amount: gross,
      formula: isIncluded ? YOUR_FIGURE : `${f(net)} + ${f(vat)} = ${f(gross)}`,
      kind: 'total',
    }),
  ];
}

/** Builds the rows of the withheld VAT, if any, and of the VAT left to pay. */
export function paymentRows(
  { withheld: what }: VatInput,
  result: VatResult,
  rules: Pick<VatRules, 'holidays'>,
  lines: VatLines,
): BreakdownRow[] {
  const { net, vat, gross, withheldRate, withheld, received, left, returnDue, withheldDue } = result;
  const row = rowsFrom(lines);
  const toPay = row(left < 0 ? 'credit' : 'left', {
    amount: Math.abs(left),
    ...by(returnDue, rules, 'file and pay'),
    formula: what ? `${f(vat)} − ${f(withheld)} = ${f(left)}` : f(vat),
    kind: 'total',
  });
  if (!what) return [toPay];
  return [
    row('withheld', {
      amount: withheld,
      ...by(withheldDue, rules, 'pay'),
      formula: `${f(net)} × ${withheldRate}% = ${f(withheld)}`,
    }),
    row('received', { amount: received, formula: `${f(gross)} − ${f(withheld)} = ${f(received)}` }),
    toPay,
  ];
}

const compared = (sum: number, threshold: number) =>
  `${f(sum)} ${sum < threshold ? '<' : '≥'} ${f(threshold)}, the threshold at the end of that month`;

/** Builds the rows that compare the highest sums with the thresholds. */
export function registrationRows(result: RegistrationResult, lines: VatLines): BreakdownRow[] {
  const { highestTwelve, highestSix, months } = result;
  const row = rowsFrom(lines);
  const last = months.at(-1);
  const to = (month: RegistrationMonth) => `to the end of ${formatMonth(month.month)}`;
  const { twelve, threshold } = highestTwelve;
  const { six, thresholdHalf } = highestSix;
  return [
    row('twelve', { amount: twelve, rule: to(highestTwelve), formula: compared(twelve, threshold) }),
    row('six', { amount: six, rule: to(highestSix), formula: compared(six, thresholdHalf) }),
    ...(last
      ? [
          row('room', {
            amount: Math.max(0, last.threshold - last.twelve),
            rule: to(last),
            formula: `${f(last.threshold)} − ${f(last.twelve)}, not below 0`,
            kind: 'total',
          }),
        ]
      : []),
  ];
}
