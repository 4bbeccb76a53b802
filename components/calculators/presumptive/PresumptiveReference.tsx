import { useSay } from '#words';
import type { Presumptive } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import { BreakEvenTable, PresumptiveTables } from './PresumptiveTables';
import type { PresumptiveLines } from './presumptiveRows';

type PresumptiveReferenceProps = {
  rules: PresumptiveRules;
  published: Presumptive;
  lines: PresumptiveLines;
  newestYear: number;
};

/** Who may not use the table, and the relief of new traders. */
function Conditions({ published: { traders, relief, tables } }: Pick<PresumptiveReferenceProps, 'published'>) {
  const say = useSay();
  const first = tables[0]?.from ?? '';
  return (
    <ReferenceTable
      title={say('Who may use the table')}
      caption={say('Who may not use the table')}
      columns={[say('Not for'), { label: say('Why'), isSelfEvident: true }, say('Law')]}
      rows={traders.flatMap(({ label, closed }) =>
        closed
          ? [
              [
                label,
                closed.from > first
                  ? say('{reason}, since {day}', {
                      reason: closed.reason,
                      day: formatLongDate(closed.from, say.language),
                    })
                  : closed.reason,
                closed.law,
              ],
            ]
          : [],
      )}
    >
      <p>
        {say(
          'Other residents in business may use it, up to the ceiling. A new trader may apply for {months} months without the tax, counted from the TIN: {conditions}',
          { months: relief.months, conditions: relief.conditions },
        )}{' '}
        {relief.law}.
      </p>
    </ReferenceTable>
  );
}

function Transport({ published: { transport } }: Pick<PresumptiveReferenceProps, 'published'>) {
  const say = useSay();
  return (
    <ReferenceTable
      title={say('Road transport: by vehicle')}
      caption={say('Presumptive tax of vehicles, TZS a year')}
      columns={[
        say('Vehicles'),
        say('Classes and tax from {day}', { day: formatLongDate(transport.from, say.language) }),
      ]}
      rows={transport.groups.map(({ title, classes }) => [
        title,
        classes
          .map(
            ({ label, tax, changed }) =>
              `${label}: ${formatAmount(tax)}${changed ? say(', then {amount}', { amount: formatAmount(changed) }) : ''}`,
          )
          .join('; '),
      ])}
    >
      <p>
        {transport.note} <KnownLaw of={{ ...transport, law: `${transport.law}.` }} />
      </p>
    </ReferenceTable>
  );
}

/** The tables, conditions and laws of presumptive tax, readable without script. */
export function PresumptiveReference({ rules, published, lines, newestYear }: PresumptiveReferenceProps) {
  const say = useSay();
  const { tables, auditAbove } = published;
  return (
    <>
      <BreakEvenTable rules={rules} year={newestYear} />
      <PresumptiveTables rules={rules} published={published} />
      <Conditions published={published} />
      <RuleTable lines={[lines.presumptive, lines.records, lines.days, lines.profitTax, lines.accounts]}>
        {say(
          'The year is the calendar year. In 2026 the ceiling doubled on 1 July. If your turnover is between the old ceiling and the new one, ask us before you file for January to June. An individual has the accounts audited above a turnover of {amount}.',
          { amount: formatAmount(auditAbove.value) },
        )}
      </RuleTable>
      <Transport published={published} />
      <SourceLine
        {...published}
        period={say('The tables reach back to {day}. For the time before, ask us.', {
          day: formatLongDate(tables[0]?.from ?? '', say.language),
        })}
      />
    </>
  );
}
