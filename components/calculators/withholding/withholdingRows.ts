import { dueText } from '@/lib/calendar/dueText';
import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import { type BreakdownRow, type RowText, type RowTexts, YOUR_FIGURE } from '@/lib/money/breakdown';
import { exactShare } from '@/lib/money/cents';
import { formatNumber as f } from '@/lib/money/format';
import type { DatedValue } from '@/lib/tax/rateCard';
import type { WithholdingInput, WithholdingResult, WithholdingRules } from '@/lib/tax/withholding/withholding';
import type { PayeeId } from '@/lib/tax/withholding/withholdingTerms';
import { rowText } from '../result/rowText';

/** A place of the Income Tax Act. */
const placed = (law: string) => `Income Tax Act, Cap. 332 (R.E. 2019): ${law}`;

/** Returns the newest value of a rate by its id. */
type NewestOf = (rate: string) => DatedValue | undefined;

function taxTexts(kind: WithholdingKindEntry, newestOf: NewestOf): [string, RowText][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, RowText][] => {
    const side = kind[name];
    const id = taxRowId(kind.id, name === 'resident' ? 'company' : 'non-resident');
    if (!side) return [];
    const law = `${placed(side.law)}. Rate: ${newestOf(side.rate)?.law ?? ''}.`;
    return [[id, rowText(label, '', law)]];
  });
}

/** Label, rule and law of every row of the withholding finder; each kind of payment has two rows of its own. */
export function withholdingRowTexts(published: Withholding, newestOf: NewestOf): RowTexts {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  return {
    gross: rowText('Payment before tax'),
    base: rowText(
      'Part that is taxed',
      'the services in a price for works',
      'Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)',
    ),
    treaty: rowText('Treaty rate', 'counts where it is lower', placed(treatyLaw)),
    tax: rowText('Tax withheld', 'payment × rate of its kind', 'see the kinds of payment above'),
    none: rowText('Tax withheld', 'none', placed(privatePayer.law)),
    net: rowText('Paid to the payee', 'payment less tax'),
    left: rowText('Left of the gain or price'),
    pay: rowText('Paid to TRA', due.text, placed(due.law)),
    certificate: rowText('Withholding certificate', certificate.text, placed(certificate.law)),
    ...Object.fromEntries(kinds.flatMap((kind) => taxTexts(kind, newestOf))),
  };
}

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
export function withholdingRows(input: WithholdingInput, result: WithholdingResult): BreakdownRow[] {
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
