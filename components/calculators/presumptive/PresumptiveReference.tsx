import type { Presumptive } from '@/lib/content/schemas/presumptive';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BreakEvenTable } from './BreakEvenTable';
import { PresumptiveTables } from './PresumptiveTables';

type PresumptiveReferenceProps = {
  rules: PresumptiveRules;
  published: Presumptive;
  texts: RowTexts;
  newestYear: number;
};

/** Who may not use the table, and the relief of new traders. */
function Conditions({ published: { traders, relief, tables } }: Pick<PresumptiveReferenceProps, 'published'>) {
  const first = tables[0]?.from ?? '';
  return (
    <ReferenceTable
      title="Who may use the table"
      caption="Who may not use the table"
      columns={['Not for', { label: 'Why', isSelfEvident: true }, 'Law']}
      rows={traders.flatMap(({ label, closed }) =>
        closed
          ? [
              [
                label,
                closed.from > first ? `${closed.reason}, since ${formatLongDate(closed.from)}` : closed.reason,
                closed.law,
              ],
            ]
          : [],
      )}
    >
      <p>
        Other residents in business may use it, up to the ceiling. A new trader may apply for {relief.months} months
        without the tax, counted from the TIN: {relief.conditions}{' '}
        <KnownLaw law={`${relief.law}.`} evidence={relief.evidence} />
      </p>
    </ReferenceTable>
  );
}

function Transport({ published: { transport } }: Pick<PresumptiveReferenceProps, 'published'>) {
  return (
    <ReferenceTable
      title="Road transport: by vehicle"
      caption="Presumptive tax of vehicles, TZS a year"
      columns={['Vehicles', `Classes and tax from ${formatLongDate(transport.from)}`]}
      rows={transport.groups.map(({ title, classes }) => [
        title,
        classes
          .map(
            ({ label, tax, changed }) =>
              `${label}: ${formatAmount(tax)}${changed ? `, then ${formatAmount(changed)}` : ''}`,
          )
          .join('; '),
      ])}
    >
      <p>
        {transport.note} <KnownLaw law={`${transport.law}.`} evidence={transport.evidence} />
      </p>
    </ReferenceTable>
  );
}

/** The tables, conditions and laws of presumptive tax, readable without script. */
export function PresumptiveReference({ rules, published, texts, newestYear }: PresumptiveReferenceProps) {
  const { tables, auditAbove } = published;
  return (
    <>
      <BreakEvenTable rules={rules} year={newestYear} />
      <PresumptiveTables rules={rules} published={published} texts={texts} />
      <Conditions published={published} />
      <RuleTable texts={texts} rows={['presumptive', 'records', 'days', 'profit-tax', 'accounts']}>
        The year is the calendar year. In 2026 the ceiling doubled on 1 July. For a turnover between the old and the new
        one our sources do not say what January to June bear: ask TRA before you file. An individual’s accounts were to
        be audited above a turnover of {formatAmount(auditAbove.value)}; whether that limit moved we have not found.
      </RuleTable>
      <Transport published={published} />
      <SourceLine
        {...published}
        period={`The tables reach back to ${formatLongDate(tables[0]?.from ?? '')}; for the time before we found no source.`}
      />
    </>
  );
}
