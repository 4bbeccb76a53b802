import type { ReactNode } from 'react';
import { RatePlace } from '@/components/shared/RatePlace';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { buildDay } from '@/lib/dates/builtAt';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { getValueToday, lawInWords, markToday } from '@/lib/server/content/loaders/tax/sources';
import { getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { inForce } from '@/lib/tax/days';
import { RECORD_START } from '@/lib/tax/rateCard';
import type { VatRules } from '@/lib/tax/vat';
import type { DatedFigure } from '@/lib/tax/withholding';
import { IN_ENGLISH } from '@/lib/words/inEnglish';
import { ENGLISH } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { VatCalculator, type VatData, type VatLines } from './VatCalculator';

const since = (from: string) => (from <= RECORD_START ? '2012 or before' : formatLongDate(from, 'en'));

/** One row per value of a rate, newest first. */
const rateRows = (label: ReactNode, figures: readonly DatedFigure[], law: ReactNode) =>
  figures.toReversed().map(({ from, value }) => [label, `${value}%`, since(from), law]);

function thresholdRows({ threshold, thresholdHalf, registerDays }: VatRules['figures']) {
  const days = registerDays.at(-1)?.value ?? 0;
  return threshold.toReversed().map(({ from, value }, index) => {
    const half = thresholdHalf.find((figure) => figure.from === from)?.value ?? 0;
    return [
      since(from),
      <RatePlace key="twelve" of={index === 0 ? 'vat.threshold' : undefined}>
        {formatTzs(value)}
      </RatePlace>,
      formatTzs(half),
      `${days} days`,
    ];
  });
}

/** Label, rule and law of each row in a VAT calculation. */
function vatLines({ standard, electronic, withheld, registration, return: vatReturn }: VatRules): VatLines {
  const toPay = { rule: 'VAT less what was withheld', law: vatReturn.law };
  return {
    net: { label: 'Price without VAT', rule: 'price less VAT', law: 'Value Added Tax Act, Cap. 148, section 17' },
    standard: {
      label: 'VAT',
      rule: 'price × rate; if the price includes VAT, price × rate / (100 + rate)',
      law: standard.law,
    },
    electronic: { label: 'VAT, lower rate', rule: electronic.conditions.join('; '), law: electronic.law },
    gross: { label: 'Price with VAT', rule: 'both together' },
    withheld: { label: 'Withheld by a designated buyer', rule: withheld.text, law: withheld.law },
    received: { label: 'Paid to the supplier', rule: 'price with VAT less what was withheld' },
    left: { label: 'VAT left to pay on this sale', ...toPay },
    credit: { label: 'Withheld in excess of the VAT on this sale', ...toPay },
    twelve: { label: 'Highest 12 months in a row', rule: registration.text, law: registration.law },
    six: {
      label: 'Highest 6 months in a row',
      rule: 'compared with the six-month threshold',
      law: registration.law,
    },
    room: { label: 'Left before the 12-month threshold', law: registration.law },
  };
}

const present = (figures: readonly DatedFigure[]) => `${inForce(figures, buildDay())?.value ?? 0}%`;

/** The VAT calculator and registration test, with its rates, thresholds and laws. */
export function VatPage() {
  const rules = getVatRules();
  const lines = vatLines(rules);
  const { standard, electronic, withheld, registration, figures } = rules;
  const withheldLaw = (
    <>
      {withheld.law}
      <SourcesDiffer translate={ENGLISH} mark={markToday(getValueToday('vat.withheld-goods', 'en'))} />
    </>
  );
  const choices: VatData['choices'] = {
    rate: [
      { value: '', label: `${present(figures.standard)}, the standard rate` },
      { value: 'electronic', label: `${present(figures.electronic)}, paid electronically` },
    ],
    withheld: [
      { value: '', label: 'Nothing' },
      { value: 'goods', label: `${present(figures.withheldGoods)} of goods, designated buyer` },
      { value: 'services', label: `${present(figures.withheldServices)} of services, designated buyer` },
    ],
  };
  return (
    <CalculatorPage
      translate={IN_ENGLISH}
      id="vat"
      emptyState="Here you will see the VAT on a sale, or whether you must register."
      basis={lawInWords(rules, ENGLISH)}
      service="taxation"
      Calculator={VatCalculator}
      data={{ rules, lines, choices }}
    >
      <ReferenceTable
        title="Rates"
        caption="VAT rates and VAT withheld"
        columns={['What', { label: 'Rate', isNumeric: true }, 'Since', 'Law']}
        rows={[
          ...rateRows(
            <RatePlace key="standard" of="vat.standard">
              Taxable sales and imports
            </RatePlace>,
            figures.standard,
            standard.law,
          ),
          ...rateRows(
            'Sales to customers who are not registered, paid electronically',
            figures.electronic,
            electronic.law,
          ),
          ...rateRows('Withheld by designated buyers: goods', figures.withheldGoods, withheldLaw),
          ...rateRows('Withheld by designated buyers: services', figures.withheldServices, withheldLaw),
        ]}
      >
        <p>
          The lower rate applies where {electronic.conditions.join('; ')}. {electronic.text}
        </p>
        <p>
          {withheld.text} {withheld.base} {withheld.doubt}
        </p>
        <p>{rules.return.text}</p>
      </ReferenceTable>
      <ReferenceTable
        title="Who must register"
        caption="Turnover from which a business must register"
        columns={[
          'Since',
          { label: 'In 12 months', isNumeric: true },
          { label: 'In 6 months', isNumeric: true },
          { label: 'Time to apply', isNumeric: true },
        ]}
        rows={thresholdRows(figures)}
      >
        <p>
          {registration.text} {registration.expected} {registration.exception}
        </p>
        <p>
          {registration.turnover}{' '}
          {registration.always.map(({ text, law }) => `${text.replace(/\.$/, '')} (${law}).`).join(' ')}
        </p>
      </ReferenceTable>
      <RuleTable
        translate={ENGLISH}
        lines={[
          lines.net,
          lines.standard,
          lines.electronic,
          lines.withheld,
          lines.received,
          lines.left,
          lines.twelve,
          lines.six,
        ]}
      >
        The time to apply runs from the first day of the month after the one in which the threshold was reached (
        {registration.applyLaw}).
      </RuleTable>
      <SourceLine translate={ENGLISH} {...rules} period="These are the rules for mainland Tanzania." />
    </CalculatorPage>
  );
}
