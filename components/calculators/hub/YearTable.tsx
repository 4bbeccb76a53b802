import { formatAmount } from '@/lib/money/format';
import type { YearlyRates } from '@/lib/server/content/loaders/yearlyRates';
import { say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';
import { SourceLine } from '../layout/SourceLine';

/** The headline rates of every published year, newest first. */
export function YearTable({ rates }: { rates: YearlyRates }) {
  const { years, sources, financeAct, checkedOn } = rates;
  return (
    <>
      <ReferenceTable
        title={say('The rates year by year')}
        caption={say('Headline rates by tax year, July to June')}
        columns={[
          say('Tax year'),
          { label: say('Tax-free monthly pay, TZS'), isNumeric: true },
          { label: say('First band'), isNumeric: true },
          { label: say('Top band'), isNumeric: true },
          { label: 'SDL', isNumeric: true },
          { label: say('Minimum tax'), isNumeric: true },
        ]}
        rows={years
          .toReversed()
          .map((row) => [
            row.year,
            formatAmount(row.taxFreePay),
            `${row.firstBandRate}%`,
            say('{rate}% above {amount}', { rate: row.topRate, amount: formatAmount(row.topThreshold) }),
            `${row.sdlRate}%`,
            `${row.minimumTaxRate}%`,
          ])}
      />
      <SourceLine
        period={say('Years run from July to June.')}
        sources={sources}
        financeAct={financeAct}
        checkedOn={checkedOn}
      />
    </>
  );
}
