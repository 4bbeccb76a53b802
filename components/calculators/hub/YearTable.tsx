import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatAmount } from '@/lib/money/format';
import type { YearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { ReferenceSection } from '../layout/ReferenceSection';
import { SourceLine } from '../layout/SourceLine';

/** The headline rates of every published year, newest first. */
export function YearTable({ rates }: { rates: YearlyRates }) {
  const { years, sources, financeAct, checkedOn } = rates;
  return (
    <>
      <ReferenceSection title="The rates year by year">
        <DataTable
          caption="Headline rates by tax year, July to June"
          isCaptionHidden
          columns={[
            { label: 'Tax year' },
            { label: 'Tax-free monthly pay, TZS', isNumeric: true },
            { label: 'First band', isNumeric: true },
            { label: 'Top band', isNumeric: true },
            { label: 'SDL', isNumeric: true },
            { label: 'Minimum tax', isNumeric: true },
          ]}
          rows={years
            .toReversed()
            .map((row) => [
              row.year,
              formatAmount(row.taxFreePay),
              `${row.firstBandRate}%`,
              `${row.topRate}% above ${formatAmount(row.topThreshold)}`,
              `${row.sdlRate}%`,
              `${row.minimumTaxRate}%`,
            ])}
        />
      </ReferenceSection>
      <SourceLine
        period="Years run from July to June."
        sources={sources}
        financeAct={financeAct}
        checkedOn={checkedOn}
      />
    </>
  );
}
