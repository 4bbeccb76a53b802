import { RatePlace } from '@/components/behaviours/RatePlace';
import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Presumptive } from '@/lib/content/schemas/presumptive';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import { addDays } from '@/lib/tax/days';
import type { BandTax, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import { ReferenceTable } from '../layout/ReferenceTable';

type PresumptiveTablesProps = { rules: PresumptiveRules; published: Presumptive; texts: RowTexts };

type Band = PresumptiveRules['tables'][number]['bands'][number];

function taxInWords(tax: BandTax | undefined, { above, isOfWhole }: Band): string {
  if (!tax) return 'no figure';
  if (tax.rate === 0) return tax.fixed === 0 ? 'nil' : formatAmount(tax.fixed);
  if (isOfWhole) return `${tax.rate}% of the whole turnover`;
  const fixed = tax.fixed === 0 ? '' : `${formatAmount(tax.fixed)} + `;
  return `${fixed}${tax.rate}% above ${formatAmount(above)}`;
}

/** The jump of the tax at a band whose rate falls on the whole turnover. */
function stepInWords(bands: readonly Band[]): string {
  const place = bands.findIndex(({ isOfWhole }) => isOfWhole);
  const [below, band] = [bands[place - 1], bands[place]];
  if (!below || !band) return '';
  const at = ({ fixed, rate }: BandTax) => formatAmount(fixed + ((band.above - below.above) * rate) / 100);
  const without = below.noRecords ? ` and ${at(below.noRecords)} without` : '';
  const next = formatAmount((band.above * band.records.rate) / 100);
  return `The step: a turnover of ${formatAmount(band.above)} bears ${at(below.records)} with records${without}, one shilling more ${next}.`;
}

/** The tables of presumptive tax, the newest first. */
export function PresumptiveTables({ rules, published, texts }: PresumptiveTablesProps) {
  return rules.tables
    .map(({ from, ceiling, bands }, index, all) => {
      const next = all[index + 1];
      return (
        <ReferenceTable
          key={from}
          title={
            next
              ? `Table of ${formatLongDate(from)} to ${formatLongDate(addDays(next.from, -1))}`
              : `Table from ${formatLongDate(from)}`
          }
          caption={`Presumptive tax from ${formatLongDate(from)}, TZS a year`}
          holds="figures"
          columns={['Turnover of the year, TZS', 'Without records', 'With records']}
          rows={bands.map((band, place) => {
            const isPlace = !next && place === bands.length - 1;
            const start = place === 0 ? 'Up to' : `${formatAmount(band.above)} to`;
            const turnover = `${start} ${formatAmount(bands[place + 1]?.above ?? ceiling)}`;
            const tax = taxInWords(band.records, band);
            return [
              isPlace ? (
                <RatePlace key="turnover" of="presumptive.ceiling">
                  {turnover}
                </RatePlace>
              ) : (
                turnover
              ),
              taxInWords(band.noRecords, band),
              isPlace ? (
                <RatePlace key="tax" of="presumptive.top-rate">
                  {tax}
                </RatePlace>
              ) : (
                tax
              ),
            ];
          })}
        >
          <p>
            {stepInWords(bands)} {published.tables[index]?.law}.{' '}
            <EvidenceMark mark={texts[`table-${from}`]?.mark} isReasonShown />
          </p>
        </ReferenceTable>
      );
    })
    .reverse();
}
