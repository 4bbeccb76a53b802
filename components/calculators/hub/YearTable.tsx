import { DataTable } from '@/components/ui/data-table/DataTable';
import { formatAmount } from '@/lib/money/formatAmount';
import { getYearlyRates } from '@/lib/server/content/loaders/tax';
import { Reading } from '../layout/Reading';
import { SourceLine } from '../layout/SourceLine';

/** The headline rates of every published year, newest first. */
export function YearTable() {
  const { years, sources, financeAct, checkedOn } = getYearlyRates();
  return (
    <>
      <Reading title="The rates year by year">
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
              `${row.topRate}%${row.topThreshold ? ` above ${formatAmount(row.topThreshold)}` : ''}`,
              `${row.sdlRate}%`,
              `${row.minimumTaxRate}%`,
            ])}
        />
      </Reading>
      <SourceLine
        period="In all these years companies paid 30% and VAT stood at 18%."
        sources={sources}
        financeAct={financeAct}
        checkedOn={checkedOn}
      />
    </>
  );
}
