import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { compareWithMinimum } from '@/lib/salary/minimumWage';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { say } from '@/lib/words/say';
import { ReferenceSection } from '../layout/ReferenceSection';

/** The minimum wages of the order in force, a month and an hour, readable without script. */
export function MinimumWageTable({ order }: { order: PublishedWageOrder }) {
  const { wages, monthHours, from, law, sources } = order;
  return (
    <ReferenceSection title={say('Minimum wages')}>
      <p>
        {say(
          '{law}, in force since {day}. Read in {sources}, not in the order itself. An hour is the month divided by {hours}, as the order’s own figures imply.',
          { law, day: formatLongDate(from), sources: sources.join('; '), hours: monthHours },
        )}
      </p>
      <Disclosure summary={say('All minimum wages by sector')}>
        <DataTable
          caption={say('Minimum wages by sector, TZS')}
          isCaptionHidden
          columns={[
            { label: say('Sector') },
            { label: say('Work') },
            { label: say('A month'), isNumeric: true },
            { label: say('An hour'), isNumeric: true },
          ]}
          rows={wages.map((wage) => [
            wage.sector,
            wage.work,
            formatAmount(wage.month),
            formatAmount(compareWithMinimum(0, wage, monthHours).minimumHour),
          ])}
        />
      </Disclosure>
    </ReferenceSection>
  );
}
