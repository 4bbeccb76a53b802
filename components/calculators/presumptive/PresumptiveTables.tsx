import { useSay } from '#words';
import { RatePlace } from '@/components/behaviours/RatePlace';
import type { Presumptive } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { addDays } from '@/lib/tax/days';
import { presumptiveTax } from '@/lib/tax/presumptiveTax';
import type { BandTax, PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { Say } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';

/** Turnovers in shillings for which the static table answers. */
const TURNOVERS = [5e6, 8e6, 11e6, 15e6, 20e6, 30e6, 50e6, 75e6, 100e6, 150e6, 200e6];

type BreakEvenTableProps = { rules: PresumptiveRules; year: number };

/** By turnover: the tax by the table, and the profit below which accounts cost less. Readable without script. */
export function BreakEvenTable({ rules, year }: BreakEvenTableProps) {
  const say = useSay();
  const rows = TURNOVERS.map((turnover) => {
    const trader = { year, turnover, hasRecords: true, trader: rules.traders[0]?.id ?? '', cost: 0 };
    return { turnover, ...presumptiveTax({ ...trader, profit: undefined, tinDay: undefined }, rules) };
  });
  return (
    <ReferenceTable
      title={say('Profit at which both cost the same, {year}', { year })}
      caption={say('Profit at which presumptive tax and accounts cost the same, {year}, TZS a year', { year })}
      columns={[
        say('Turnover'),
        { label: say('Same tax at a profit of'), isNumeric: true },
        { label: say('Share of turnover'), isNumeric: true },
        { label: say('Presumptive tax'), isNumeric: true },
      ]}
      rows={rows.map(({ turnover, tax, breakEven }) => [
        formatAmount(turnover),
        breakEven && formatAmount(breakEven.profit),
        breakEven && formatPercent(breakEven.margin),
        formatAmount(tax),
      ])}
    >
      <p>
        {say(
          'With less profit than that accounts cost less tax, with more the table does. Records kept; what the accounts themselves cost is not counted here.',
        )}
      </p>
    </ReferenceTable>
  );
}

type PresumptiveTablesProps = { rules: PresumptiveRules; published: Presumptive };

type Band = PresumptiveRules['tables'][number]['bands'][number];

function taxInWords(tax: BandTax | undefined, { above, isOfWhole }: Band, say: Say): string {
  if (!tax) return say('no figure');
  if (tax.rate === 0) return tax.fixed === 0 ? say('nil') : formatAmount(tax.fixed);
  if (isOfWhole) return say('{rate}% of the whole turnover', { rate: tax.rate });
  const fixed = tax.fixed === 0 ? '' : `${formatAmount(tax.fixed)} + `;
  return fixed + say('{rate}% above {amount}', { rate: tax.rate, amount: formatAmount(above) });
}

/** The jump of the tax at a band whose rate falls on the whole turnover. */
function stepInWords(bands: readonly Band[], say: Say): string {
  const place = bands.findIndex(({ isOfWhole }) => isOfWhole);
  const [below, band] = [bands[place - 1], bands[place]];
  if (!below || !band) return '';
  const at = ({ fixed, rate }: BandTax) => formatAmount(fixed + ((band.above - below.above) * rate) / 100);
  const amounts = {
    turnover: formatAmount(band.above),
    tax: at(below.records),
    next: formatAmount((band.above * band.records.rate) / 100),
  };
  if (!below.noRecords) {
    return say(
      'The step: on a turnover of {turnover} the tax is {tax} with records, on one shilling more {next}.',
      amounts,
    );
  }
  return say(
    'The step: on a turnover of {turnover} the tax is {tax} with records and {without} without, on one shilling more {next}.',
    {
      ...amounts,
      without: at(below.noRecords),
    },
  );
}

/** The tables of presumptive tax, the newest first. */
export function PresumptiveTables({ rules, published }: PresumptiveTablesProps) {
  const say = useSay();
  return rules.tables
    .map(({ from, ceiling, bands }, index, all) => {
      const next = all[index + 1];
      return (
        <ReferenceTable
          key={from}
          title={
            next
              ? say('Table of {from} to {to}', {
                  from: formatLongDate(from, say.language),
                  to: formatLongDate(addDays(next.from, -1), say.language),
                })
              : say('Table from {day}', { day: formatLongDate(from, say.language) })
          }
          caption={say('Presumptive tax from {day}, TZS a year', { day: formatLongDate(from, say.language) })}
          holds="figures"
          columns={[say('Turnover of the year, TZS'), say('Without records'), say('With records')]}
          rows={bands.map((band, place) => {
            const isNewestTop = !next && place === bands.length - 1;
            const amount = formatAmount(bands[place + 1]?.above ?? ceiling);
            const turnover =
              place === 0
                ? say('Up to {amount}', { amount })
                : say('{from} to {to}', { from: formatAmount(band.above), to: amount });
            return [
              <RatePlace key="turnover" of={isNewestTop ? 'presumptive.ceiling' : undefined}>
                {turnover}
              </RatePlace>,
              taxInWords(band.noRecords, band, say),
              <RatePlace key="tax" of={isNewestTop ? 'presumptive.top-rate' : undefined}>
                {taxInWords(band.records, band, say)}
              </RatePlace>,
            ];
          })}
        >
          <p>
            {stepInWords(bands, say)} {published.tables[index]?.law}.
          </p>
        </ReferenceTable>
      );
    })
    .reverse();
}
