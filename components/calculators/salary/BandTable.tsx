import type { ReactNode } from 'react';
import { RatePlace } from '@/components/shared/RatePlace';
import { formatAmount } from '@/lib/money/format';
import { bandRange, bandTax } from '@/lib/salary/bandLine';
import type { PayeBand, SalaryRates } from '@/lib/salary/rates';
import { getTopBandNote } from '@/lib/server/content/loaders/tax/salary';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import { ReferenceTable } from '../layout/ReferenceTable';
import styles from './BandTable.module.scss';
import { bandName, netRangeText } from './bandTexts';

/** Cells of a band. The tax-free pay, the first rate and the start of the top band have anchors for links to these rates. */
function bandCells(bands: readonly PayeBand[], index: number, band: PayeBand, translate: Translate): ReactNode[] {
  const places = new Map([
    [0, 'paye.tax-free'],
    [bands.length - 1, 'paye.top-above'],
  ]);
  return [
    <RatePlace key="range" of={places.get(index)}>
      {bandRange(band, bands[index + 1], translate)}
    </RatePlace>,
    bandName(band, translate),
    netRangeText(bands, index, translate),
    <RatePlace key="tax" of={index === 1 ? 'paye.first-rate' : undefined}>
      {bandTax(band, translate)}
    </RatePlace>,
  ];
}

type TopBandNoteProps = {
  year: string;
  /** Overrides the default sentence, on the calculator that the note is about. */
  own?: string | undefined;
  translate: Translate;
};

/** A note below a PAYE table that explains why the gross to net calculator shows a different tax in the top band, if it does. */
function TopBandNote({ year, own, translate }: TopBandNoteProps) {
  const note = getTopBandNote(year, translate);
  return (
    note && (
      <p>
        {own ?? note.text} <a {...linkIn(note.href, translate.language)}>{note.link}</a>.
      </p>
    )
  );
}

/** A year's PAYE bands, with the calculator's own fixed tax for the top band. */
export function BandTable({ rates, translate }: { rates: SalaryRates; translate: Translate }) {
  const { bands, year, publishedTopFixed } = rates;
  const { above = 0, rate = 0, fixed: topFixed = 0 } = bands.at(-1) ?? {};
  const isOwnReading = topFixed !== publishedTopFixed;

  return (
    <div className={styles.bands}>
      <ReferenceTable
        title={translate(isOwnReading ? 'PAYE each month in this calculator, {year}' : 'PAYE each month, {year}', {
          year,
        })}
        caption={translate('PAYE bands, {year}, TZS a month', { year })}
        holds="figures"
        columns={[
          translate('Taxable pay (gross less NSSF), TZS'),
          translate('Band'),
          translate('Net pay'),
          { label: translate('Tax'), isNumeric: true },
        ]}
        rows={bands.map((band, index) => bandCells(bands, index, band, translate))}
      >
        <TopBandNote
          translate={translate}
          year={year}
          own={
            isOwnReading
              ? translate(
                  'The figure of {own} in the top band is this calculator’s own and is not in the law. The revenue authority’s (TRA’s) table has {tax}, and you must use that table to file PAYE. Read',
                  { own: formatAmount(topFixed), tax: bandTax({ above, rate, fixed: publishedTopFixed }, translate) },
                )
              : undefined
          }
        />
      </ReferenceTable>
    </div>
  );
}
