import type { ReactNode } from 'react';
import { useSay } from '#words';
import { RatePlace } from '@/components/behaviours/RatePlace';
import { TopBandNote } from '@/components/behaviours/TopBandNote';
import { formatAmount } from '@/lib/money/format';
import type { PayeBand, SalaryRates } from '@/lib/salary/rates';
import type { Say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';
import styles from './BandTable.module.scss';
import { bandName, netRangeText } from './bandTexts';

function rangeOf({ above }: PayeBand, next: PayeBand | undefined, say: Say): string {
  if (!next) return say('Above {amount}', { amount: formatAmount(above) });
  return above === 0
    ? say('Up to {amount}', { amount: formatAmount(next.above) })
    : say('{from} to {to}', { from: formatAmount(above + 1), to: formatAmount(next.above) });
}

function taxOf({ above, rate, fixed }: Pick<PayeBand, 'above' | 'rate' | 'fixed'>, say: Say): string {
  if (rate === 0) return '0';
  const start = fixed === 0 ? '' : `${formatAmount(fixed)} + `;
  return start + say('{rate}% of the excess over {amount}', { rate, amount: formatAmount(above) });
}

/** Cells of a band. The tax-free pay, the first rate and the start of the top band are anchors for links to these rates. */
function bandCells(bands: readonly PayeBand[], index: number, band: PayeBand, say: Say): ReactNode[] {
  const places = new Map([
    [0, 'paye.tax-free'],
    [bands.length - 1, 'paye.top-above'],
  ]);
  return [
    <RatePlace key="range" of={places.get(index)}>
      {rangeOf(band, bands[index + 1], say)}
    </RatePlace>,
    bandName(band, say),
    netRangeText(bands, index, say),
    <RatePlace key="tax" of={index === 1 ? 'paye.first-rate' : undefined}>
      {taxOf(band, say)}
    </RatePlace>,
  ];
}

/** The PAYE bands of a year with the calculator's fixed tax of the top band. */
export function BandTable({ rates }: { rates: SalaryRates }) {
  const say = useSay();
  const { bands, year, publishedTopFixed } = rates;
  const { above = 0, rate = 0, fixed: topFixed = 0 } = bands.at(-1) ?? {};
  const isOwnReading = topFixed !== publishedTopFixed;

  return (
    <div className={styles.bands}>
      <ReferenceTable
        title={say(isOwnReading ? 'PAYE each month in this calculator, {year}' : 'PAYE each month, {year}', {
          year,
        })}
        caption={say('PAYE bands, {year}, TZS a month', { year })}
        holds="figures"
        columns={[
          say('Taxable pay (gross less NSSF), TZS'),
          say('Band'),
          say('Net pay'),
          { label: say('Tax'), isNumeric: true },
        ]}
        rows={bands.map((band, index) => bandCells(bands, index, band, say))}
      >
        <TopBandNote
          year={year}
          own={
            isOwnReading
              ? say(
                  'The figure of {own} in the top band is this calculator’s own and is not in the law. The revenue authority’s (TRA’s) table has {tax}, and PAYE is filed by that table. Read',
                  { own: formatAmount(topFixed), tax: taxOf({ above, rate, fixed: publishedTopFixed }, say) },
                )
              : undefined
          }
        />
      </ReferenceTable>
    </div>
  );
}
