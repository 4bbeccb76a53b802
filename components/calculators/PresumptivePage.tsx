import { useSay } from '#words';
import { RatePlace } from '@/components/behaviours/RatePlace';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { addDays } from '@/lib/tax/days';
import { presumptiveTax, yearOfLaw } from '@/lib/tax/presumptiveTax';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { Say } from '@/lib/words/say';
import { CalculatorPage } from './layout/CalculatorPage';
import { KnownLaw } from './layout/KnownLaw';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { PresumptiveCalculator } from './PresumptiveCalculator';

/** Turnovers in shillings for which the static table answers. */
const TURNOVERS = [5e6, 8e6, 11e6, 15e6, 20e6, 30e6, 50e6, 75e6, 100e6, 150e6, 200e6];

/** Lists by turnover the tax by the table, and the profit below which accounts cost less. Readable without script. */
function BreakEvenTable({ rules }: { rules: PresumptiveRules }) {
  const say = useSay();
  const year = yearOfLaw(rules) + 1;
  const trader = { year, hasRecords: true, trader: rules.traders[0]?.id ?? '', cost: 0 };
  const rows = TURNOVERS.map((turnover) => ({ turnover, ...presumptiveTax({ ...trader, turnover }, rules) }));
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
          'Below that profit, keeping accounts means less tax. Above it, the table does. These figures are for traders with records, and leave out the cost of keeping accounts.',
        )}
      </p>
    </ReferenceTable>
  );
}

type Band = PresumptiveRules['tables'][number]['bands'][number];

type BandTax = Band['records'];

function taxInWords(tax: BandTax | undefined, { above, isOfWhole }: Band, say: Say): string {
  if (!tax) return say('no figure');
  if (tax.rate === 0) return tax.fixed === 0 ? say('nil') : formatAmount(tax.fixed);
  if (isOfWhole) return say('{rate}% of the whole turnover', { rate: tax.rate });
  const fixed = tax.fixed === 0 ? '' : `${formatAmount(tax.fixed)} + `;
  return fixed + say('{rate}% above {amount}', { rate: tax.rate, amount: formatAmount(above) });
}

/** Says by how much the tax jumps at a band whose rate falls on the whole turnover. */
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
      'The tax jumps here. On a turnover of {turnover} it is {tax} with records, and on one shilling more it is {next}.',
      amounts,
    );
  }
  return say(
    'The tax jumps here. On a turnover of {turnover} it is {tax} with records and {without} without, and on one shilling more it is {next}.',
    {
      ...amounts,
      without: at(below.noRecords),
    },
  );
}

function PresumptiveTables({ tables }: PresumptiveRules) {
  const say = useSay();
  return tables
    .map(({ from, ceiling, bands, law }, index, all) => {
      const next = all[index + 1];
      return (
        <ReferenceTable
          key={from}
          title={
            next
              ? say('Table from {from} to {to}', {
                  from: formatLongDate(from, say.language),
                  to: formatLongDate(addDays(next.from, -1), say.language),
                })
              : say('Table from {day}', { day: formatLongDate(from, say.language) })
          }
          caption={say('Presumptive tax from {day}, TZS a year', { day: formatLongDate(from, say.language) })}
          holds="figures"
          columns={[say('Turnover for the year, TZS'), say('Without records'), say('With records')]}
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
            {stepInWords(bands, say)} {law}.
          </p>
        </ReferenceTable>
      );
    })
    .reverse();
}

/** Who may not use the table, and the relief of new traders. */
function Conditions({ traders, relief, tables }: PresumptiveRules) {
  const say = useSay();
  const first = tables[0]?.from ?? '';
  return (
    <ReferenceTable
      title={say('Who may use the table')}
      caption={say('Who may not use the table')}
      columns={[say('Not for'), { label: say('Why'), isSelfEvident: true }, say('Law')]}
      rows={traders.flatMap(({ label, closed }) =>
        closed
          ? [
              [
                label,
                closed.from > first
                  ? say('{reason}, since {day}', {
                      reason: closed.reason,
                      day: formatLongDate(closed.from, say.language),
                    })
                  : closed.reason,
                closed.law,
              ],
            ]
          : [],
      )}
    >
      <p>
        {say(
          'Other residents in business may use it, up to the ceiling. A new trader may apply for {months} months without the tax, counted from the TIN: {conditions}',
          { months: relief.months, conditions: relief.conditions },
        )}{' '}
        {relief.law}.
      </p>
    </ReferenceTable>
  );
}

function Transport({ transport }: PresumptiveRules) {
  const say = useSay();
  return (
    <ReferenceTable
      title={say('Road transport: by vehicle')}
      caption={say('Presumptive tax on vehicles, TZS a year')}
      columns={[
        say('Vehicles'),
        say('Classes and tax from {day}', { day: formatLongDate(transport.from, say.language) }),
      ]}
      rows={transport.groups.map(({ title, classes }) => [
        title,
        classes
          .map(
            ({ label, tax, changed }) =>
              `${label}: ${formatAmount(tax)}${changed ? say(', then {amount}', { amount: formatAmount(changed) }) : ''}`,
          )
          .join('; '),
      ])}
    >
      <p>
        {transport.note} <KnownLaw of={{ ...transport, law: `${transport.law}.` }} />
      </p>
    </ReferenceTable>
  );
}

/** Label, rule and law of every row of a comparison; `records` and `days` stand in the table of rules alone. */
export function presumptiveLines(
  { tables, recordsLaw, individualLaw, choiceLaw, daysLaw }: PresumptiveRules,
  say: Say,
) {
  return {
    turnover: { label: say('Turnover') },
    presumptive: {
      label: say('Presumptive tax'),
      rule: say('by the band of the turnover'),
      law: tables.at(-1)?.law ?? '',
    },
    records: {
      label: say('Records'),
      rule: say('the right column of the table, if you keep them'),
      law: recordsLaw,
    },
    days: {
      label: say('A change during the year'),
      rule: say('the tax under each table × its share of the days'),
      law: daysLaw,
    },
    profit: { label: say('Profit') },
    profitTax: { label: say('Tax on the profit'), rule: say('by the bands for individuals'), law: individualLaw },
    cost: { label: say('Cost of accounts') },
    accounts: { label: say('With accounts'), rule: say('tax on the profit and the cost'), law: choiceLaw },
    saved: { label: say('Less with accounts') },
    dearer: { label: say('More with accounts') },
  };
}

/** Presumptive tax beside accounts: the calculator, its tables and laws. */
export function PresumptivePage() {
  const say = useSay();
  const rules = inLanguage(say.language, getPresumptiveRules);
  const { tables, auditAbove } = rules;
  const lines = presumptiveLines(rules, say);
  return (
    <CalculatorPage
      id="presumptive-tax"
      title={say('Presumptive tax or accounts')}
      promise={say('You will see the tax on your turnover here.')}
      basis={lawInWords(rules, say)}
      service="taxation"
      Calculator={PresumptiveCalculator}
      data={{ rules, lines }}
    >
      <BreakEvenTable rules={rules} />
      <PresumptiveTables {...rules} />
      <Conditions {...rules} />
      <RuleTable lines={[lines.presumptive, lines.records, lines.days, lines.profitTax, lines.accounts]}>
        {say(
          'The year is the calendar year. In 2026 the ceiling doubled on 1 July. If your turnover is between the old ceiling and the new one, ask us before you file for January to June. An individual needs audited accounts above a turnover of {amount}.',
          { amount: formatAmount(auditAbove.value) },
        )}
      </RuleTable>
      <Transport {...rules} />
      <SourceLine
        {...rules}
        period={say('The tables reach back to {day}. For the time before, ask us.', {
          day: formatLongDate(tables[0]?.from ?? '', say.language),
        })}
      />
    </CalculatorPage>
  );
}
