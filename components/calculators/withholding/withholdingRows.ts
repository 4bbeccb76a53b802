import { dueText } from '@/lib/calendar/dueText';
import type { Withholding, WithholdingKindEntry } from '@/lib/content/schemas/tax/business';
import { exactShare } from '@/lib/money/amount';
import { type BreakdownRow, type Line, type Lines, rowsFrom, YOUR_FIGURE } from '@/lib/money/breakdown';
import { formatNumber as f } from '@/lib/money/format';
import type { DatedValue } from '@/lib/tax/rateCard';
import type { PayeeId, WithholdingInput, WithholdingResult, WithholdingRules } from '@/lib/tax/withholding';

/** A place of the Income Tax Act. */
const placed = (law: string) => `Income Tax Act, Cap. 332 (R.E. 2019): ${law}`;

/** Returns the newest value of a rate by its id. */
type NewestOf = (rate: string) => DatedValue | undefined;

function taxLines(kind: WithholdingKindEntry, newestOf: NewestOf): [string, Line][] {
  const label = kind.isInstalment ? 'Instalment' : 'Tax withheld';
  return (['resident', 'nonResident'] as const).flatMap((name): [string, Line][] => {
    const side = kind[name];
    if (!side) return [];
    const law = `${placed(side.law)}. Rate: ${newestOf(side.rate)?.law ?? ''}.`;
    return [[taxKey(kind.id, name === 'resident' ? 'company' : 'non-resident'), { label, law }]];
  });
}

const taxKey = (kind: string, payee: PayeeId) => (payee === 'non-resident' ? `${kind}-abroad` : kind);

/** Label, rule and law of every row of the withholding finder, and the tax of each kind of payment. */
export function withholdingLines(published: Withholding, newestOf: NewestOf) {
  const { kinds, treatyLaw, due, certificate, privatePayer } = published;
  const taxes: Lines = Object.fromEntries(kinds.flatMap((kind) => taxLines(kind, newestOf)));
  return {
    taxes,
    lines: {
      gross: { label: 'Payment before tax' },
      base: {
        label: 'Part that is taxed',
        rule: 'the services in a price for works',
        law: 'Income Tax Act, Cap. 332 (R.E. 2019): section 83(3)',
      },
      treaty: { label: 'Treaty rate', rule: 'counts where it is lower', law: placed(treatyLaw) },
      tax: { label: 'Tax withheld', rule: 'payment × rate of its kind', law: 'see the kinds of payment above' },
      none: { label: 'Tax withheld', rule: 'none', law: placed(privatePayer.law) },
      net: { label: 'Paid to the payee', rule: 'payment less tax' },
      left: { label: 'Left of the gain or price' },
      pay: { label: 'Paid to TRA', rule: due.text, law: placed(due.law) },
      certificate: { label: 'Withholding certificate', rule: certificate.text, law: placed(certificate.law) },
    },
  };
}

export type WithholdingLines = ReturnType<typeof withholdingLines>;

function taxRow(input: WithholdingInput, result: WithholdingResult, { lines, taxes }: WithholdingLines): BreakdownRow {
  const { kind, rate, tax: amount, base, domestic, treatyRate, status } = result;
  const row = rowsFrom(lines);
  const kindOfRow = status === 'instalment' ? undefined : 'deduction';
  const common = { amount, mark: 'alert', kind: kindOfRow } as const;
  if (!domestic) return row('none', { ...common, formula: 'Nothing is withheld.' });
  return row('tax', {
    ...common,
    ...taxes[taxKey(kind, input.payee)],
    rule: treatyRate !== undefined && treatyRate < domestic.value ? `${f(rate)}%, by treaty` : `${f(rate)}%`,
    formula: `${f(base)} × ${f(rate)}% = ${f(amount)}`,
  });
}

/** Builds the rows from the payment to the amount that the payee receives. */
export function withholdingRows(
  input: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingLines,
): BreakdownRow[] {
  const { gross, base, tax, net, domestic, treatyRate, rate } = result;
  const row = rowsFrom(words.lines);
  const isGrossedUp = input.basis === 'net' && tax > 0;
  const rows = [
    isGrossedUp
      ? row('gross', {
          amount: gross,
          rule: 'what must be agreed so that the payee receives your figure',
          formula: `${f(input.amount)} / (100% − ${f((tax / gross) * 100)}%) = ${f(gross)}`,
        })
      : row('gross', { amount: gross, formula: YOUR_FIGURE }),
  ];
  if (base !== gross) {
    rows.push(row('base', { amount: base, formula: `the part of ${f(gross)} that is for services: ${f(base)}` }));
  }
  if (domestic && treatyRate !== undefined) {
    rows.push(
      row('treaty', {
        amount: exactShare(base, treatyRate, 100),
        rule: `${f(treatyRate)}%`,
        formula: `${f(treatyRate)}% by treaty against ${f(domestic.value)}%: the lower one counts, ${f(rate)}%.`,
      }),
    );
  }
  return [
    ...rows,
    taxRow(input, result, words),
    row(result.status === 'instalment' ? 'left' : 'net', {
      amount: net,
      mark: 'action',
      formula: `${f(gross)} − ${f(tax)} = ${f(net)}`,
      kind: 'total',
    }),
  ];
}

/** Builds the dates of tax and certificate; empty if nothing is withheld. */
export function withholdingDates(
  { tax, due, certificateBy }: WithholdingResult,
  { holidays }: Pick<WithholdingRules, 'holidays'>,
  { lines }: WithholdingLines,
): BreakdownRow[] {
  if (!due || !certificateBy) return [];
  const row = rowsFrom(lines);
  return [
    row('pay', {
      amount: tax,
      rule: dueText(due, holidays, { before: 'by' }),
      formula: 'Tax and statement of the month.',
    }),
    row('certificate', {
      amount: tax,
      rule: dueText(certificateBy, holidays, { before: 'by', verb: 'give it' }),
      formula: 'It states what was paid and what was withheld.',
    }),
  ];
}
