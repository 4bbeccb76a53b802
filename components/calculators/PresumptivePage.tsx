import { RatePlace } from '@/components/shared/RatePlace';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { addDays } from '@/lib/tax/days';
import { presumptiveTax, yearOfLaw } from '@/lib/tax/presumptiveTax';
import type { PresumptiveRules } from '@/lib/tax/presumptiveYear';
import type { PageTranslate, Translate } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { KnownLaw } from './layout/KnownLaw';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { PresumptiveCalculator } from './PresumptiveCalculator';

/** Turnovers in the static table, in shillings. */
const TURNOVERS = [5e6, 8e6, 11e6, 15e6, 20e6, 30e6, 50e6, 75e6, 100e6, 150e6, 200e6];

/** Table of turnovers with the presumptive tax, and the profit below which accounts cost less. Works without JavaScript. */
function BreakEvenTable({ rules, translate }: { rules: PresumptiveRules; translate: Translate }) {
  const year = yearOfLaw(rules) + 1;
  const trader = { year, hasRecords: true, trader: rules.traders[0]?.id ?? '', cost: 0 };
  const rows = TURNOVERS.map((turnover) => ({ turnover, ...presumptiveTax({ ...trader, turnover }, rules) }));
  return (
    <ReferenceTable
      title={translate('Profit at which both cost the same, {year}', { year })}
      caption={translate('Profit at which presumptive tax and accounts cost the same, {year}, TZS a year', { year })}
      columns={[
        translate('Turnover'),
        { label: translate('Same tax at a profit of'), isNumeric: true },
        { label: translate('Share of turnover'), isNumeric: true },
        { label: translate('Presumptive tax'), isNumeric: true },
      ]}
      rows={rows.map(({ turnover, tax, breakEven }) => [
        formatAmount(turnover),
        breakEven && formatAmount(breakEven.profit),
        breakEven && formatPercent(breakEven.margin),
        formatAmount(tax),
      ])}
    >
      <p>
        {translate(
          'Below that profit, keeping accounts means less tax. Above it, the tax under the table is lower. These figures are for traders with records, and leave out the cost of keeping accounts.',
        )}
      </p>
    </ReferenceTable>
  );
}

type Band = PresumptiveRules['tables'][number]['bands'][number];

type BandTax = Band['records'];

function taxInWords(tax: BandTax | undefined, { above, isOfWhole }: Band, translate: Translate): string {
  if (!tax) return translate('no figure');
  if (tax.rate === 0) return tax.fixed === 0 ? translate('nil') : formatAmount(tax.fixed);
  if (isOfWhole) return translate('{rate}% of the whole turnover', { rate: tax.rate });
  const fixed = tax.fixed === 0 ? '' : `${formatAmount(tax.fixed)} + `;
  return fixed + translate('{rate}% above {amount}', { rate: tax.rate, amount: formatAmount(above) });
}

/** Describes the jump in tax at a band whose rate applies to the whole turnover. */
function stepInWords(bands: readonly Band[], translate: Translate): string {
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
    return translate(
      'The tax jumps here. On a turnover of {turnover} it is {tax} with records, and on one shilling more it is {next}.',
      amounts,
    );
  }
  return translate(
    'The tax jumps here. On a turnover of {turnover} it is {tax} with records and {without} without, and on one shilling more it is {next}.',
    {
      ...amounts,
      without: at(below.noRecords),
    },
  );
}

function PresumptiveTables({ tables, translate }: PresumptiveRules & { translate: Translate }) {
  return tables
    .map(({ from, ceiling, bands, law }, index, all) => {
      const next = all[index + 1];
      return (
        <ReferenceTable
          key={from}
          title={
            next
              ? translate('Table from {from} to {to}', {
                  from: formatLongDate(from, translate.language),
                  to: formatLongDate(addDays(next.from, -1), translate.language),
                })
              : translate('Table from {day}', { day: formatLongDate(from, translate.language) })
          }
          caption={translate('Presumptive tax from {day}, TZS a year', {
            day: formatLongDate(from, translate.language),
          })}
          holds="figures"
          columns={[translate('Turnover for the year, TZS'), translate('Without records'), translate('With records')]}
          rows={bands.map((band, place) => {
            const isNewestTop = !next && place === bands.length - 1;
            const amount = formatAmount(bands[place + 1]?.above ?? ceiling);
            const turnover =
              place === 0
                ? translate('Up to {amount}', { amount })
                : translate('{from} to {to}', { from: formatAmount(band.above), to: amount });
            return [
              <RatePlace key="turnover" of={isNewestTop ? 'presumptive.ceiling' : undefined}>
                {turnover}
              </RatePlace>,
              taxInWords(band.noRecords, band, translate),
              <RatePlace key="tax" of={isNewestTop ? 'presumptive.top-rate' : undefined}>
                {taxInWords(band.records, band, translate)}
              </RatePlace>,
            ];
          })}
        >
          <p>
            {stepInWords(bands, translate)} {law}.
          </p>
        </ReferenceTable>
      );
    })
    .reverse();
}

/** Who is excluded from the table, and the relief for new traders. */
function Conditions({ traders, relief, tables, translate }: PresumptiveRules & { translate: Translate }) {
  const first = tables[0]?.from ?? '';
  return (
    <ReferenceTable
      title={translate('Who may use the table')}
      caption={translate('Who may not use the table')}
      columns={[translate('Who'), { label: translate('Why'), isSelfEvident: true }, translate('Law')]}
      rows={traders.flatMap(({ label, closed }) =>
        closed
          ? [
              [
                label,
                closed.from > first
                  ? translate('{reason}, since {day}', {
                      reason: closed.reason,
                      day: formatLongDate(closed.from, translate.language),
                    })
                  : closed.reason,
                closed.law,
              ],
            ]
          : [],
      )}
    >
      <p>
        {translate(
          'Other residents in business may use it, up to the ceiling. A new trader may apply for {months} months without the tax, counted from the TIN. {conditions}',
          { months: relief.months, conditions: relief.conditions },
        )}{' '}
        {relief.law}.
      </p>
    </ReferenceTable>
  );
}

function Transport({ transport, translate }: PresumptiveRules & { translate: Translate }) {
  return (
    <ReferenceTable
      title={translate('Road transport: by vehicle')}
      caption={translate('Presumptive tax on vehicles, TZS a year')}
      columns={[
        translate('Vehicles'),
        translate('Classes and tax from {day}', { day: formatLongDate(transport.from, translate.language) }),
      ]}
      rows={transport.groups.map(({ title, classes }) => [
        title,
        classes
          .map(
            ({ label, tax, changed }) =>
              `${label}: ${formatAmount(tax)}${changed ? translate(', then {amount}', { amount: formatAmount(changed) }) : ''}`,
          )
          .join('; '),
      ])}
    >
      <p>
        {transport.note} <KnownLaw translate={translate} of={{ ...transport, law: `${transport.law}.` }} />
      </p>
    </ReferenceTable>
  );
}

/** Label, rule and law of each row in a comparison. `records` and `days` appear only in the table of rules. */
export function presumptiveLines(
  { tables, recordsLaw, individualLaw, choiceLaw, daysLaw }: PresumptiveRules,
  translate: Translate,
) {
  return {
    turnover: { label: translate('Turnover') },
    presumptive: {
      label: translate('Presumptive tax'),
      rule: translate('under the band for the turnover'),
      law: tables.at(-1)?.law ?? '',
    },
    records: {
      label: translate('Records'),
      rule: translate('the right-hand column of the table, if you keep records'),
      law: recordsLaw,
    },
    days: {
      label: translate('A change during the year'),
      rule: translate('the tax under each table × its share of the days'),
      law: daysLaw,
    },
    profit: { label: translate('Profit') },
    profitTax: {
      label: translate('Tax on the profit'),
      rule: translate('under the bands for individuals'),
      law: individualLaw,
    },
    cost: { label: translate('Cost of accounts') },
    accounts: { label: translate('With accounts'), rule: translate('tax on the profit plus the cost'), law: choiceLaw },
    saved: { label: translate('Less with accounts') },
    dearer: { label: translate('More with accounts') },
  };
}

/** The calculator that compares presumptive tax with accounts, with its tables and laws. */
export function PresumptivePage({ translate }: { translate: PageTranslate }) {
  const rules = getPresumptiveRules(translate.language);
  const { tables, auditAbove } = rules;
  const lines = presumptiveLines(rules, translate);
  return (
    <CalculatorPage
      translate={translate}
      id="presumptive-tax"
      title={translate('Presumptive tax or accounts')}
      emptyState={translate('You will see the tax on your turnover here.')}
      basis={lawInWords(rules, translate)}
      service="taxation"
      Calculator={PresumptiveCalculator}
      data={{ rules, lines }}
    >
      <BreakEvenTable translate={translate} rules={rules} />
      <PresumptiveTables translate={translate} {...rules} />
      <Conditions translate={translate} {...rules} />
      <RuleTable
        translate={translate}
        lines={[lines.presumptive, lines.records, lines.days, lines.profitTax, lines.accounts]}
      >
        {translate(
          'The year is the calendar year. In 2026 the ceiling doubled on 1 July. If your turnover is between the old ceiling and the new one, ask TRA which one applies before you file for January to June. An individual needs audited accounts above a turnover of {amount}.',
          { amount: formatAmount(auditAbove.value) },
        )}
      </RuleTable>
      <Transport translate={translate} {...rules} />
      <SourceLine
        translate={translate}
        {...rules}
        period={translate('The tables begin on {day}. For earlier years, see the Finance Acts of the time.', {
          day: formatLongDate(tables[0]?.from ?? '', translate.language),
        })}
      />
    </CalculatorPage>
  );
}
