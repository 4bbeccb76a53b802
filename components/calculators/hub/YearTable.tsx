import { formatAmount } from '@/lib/money/format';
import type { YearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { ReferenceTable } from '../layout/ReferenceTable';
import { SourceLine } from '../layout/SourceLine';

/** The headline rates of every published year, newest first. */
export function YearTable({ rates }: { rates: YearlyRates }) {
  const { years, sources, financeAct, checkedOn } = rates;
  return (
    <>
      <ReferenceTable
        title="The rates year by year"
        caption="Headline rates by tax year, July to June"
        columns={[
          'Tax year',
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
      <SourceLine
        period="Years run from July to June."
        sources={sources}
        financeAct={financeAct}
        checkedOn={checkedOn}
      />
    </>
  );
}
