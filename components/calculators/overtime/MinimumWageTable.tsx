import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { compareWithMinimum } from '@/lib/salary/minimumWage';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/wageOrder';
import { ReferenceSection } from '../layout/ReferenceSection';

/** The minimum wages of the order in force, a month and an hour, readable without script. */
export function MinimumWageTable({ order }: { order: PublishedWageOrder }) {
  const { wages, monthHours, from, law, sources } = order;
  return (
    <ReferenceSection title="Minimum wages">
      <p>
        {law}, in force since {formatLongDate(from)}. Read in {sources.join('; ')}, not in the order itself. An hour is
        the month divided by {monthHours}, as the order’s own figures imply.
      </p>
      <Disclosure summary="All minimum wages by sector">
        <DataTable
          caption="Minimum wages by sector, TZS"
          isCaptionHidden
          columns={[
            { label: 'Sector' },
            { label: 'Work' },
            { label: 'A month', isNumeric: true },
            { label: 'An hour', isNumeric: true },
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
