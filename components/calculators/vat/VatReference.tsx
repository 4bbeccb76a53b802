import type { ReactNode } from 'react';
import { RatePlace } from '@/components/behaviours/RatePlace';
import { SourcesDiffer } from '@/components/ui/sources-differ/SourcesDiffer';
import type { Vat } from '@/lib/content/schemas/tax/rates';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { getValueToday, markToday } from '@/lib/server/content/loaders/tax/sources';
import { RECORD_START } from '@/lib/tax/rateCard';
import type { VatRules } from '@/lib/tax/vat';
import type { DatedFigure } from '@/lib/tax/withholding';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import type { VatLines } from './vatRows';

type VatReferenceProps = { published: Vat; rules: VatRules; lines: VatLines };

const since = (from: string) => (from <= RECORD_START ? '2012 or before' : formatLongDate(from));

/** A row for each value of a rate, the newest first. */
const rateRows = (label: ReactNode, figures: readonly DatedFigure[], law: ReactNode) =>
  figures.toReversed().map(({ from, value }) => [label, `${value}%`, since(from), law]);

function thresholdRows({ threshold, thresholdHalf, registerDays }: VatRules) {
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

/** Rates, who registers and when, readable without script. */
export function VatReference({ published, rules, lines }: VatReferenceProps) {
  const { standard, electronic, withheld, registration, return: vatReturn } = published;
  const withheldLaw = (
    <>
      {withheld.law}
      <SourcesDiffer mark={markToday(getValueToday('vat.withheld-goods'))} />
    </>
  );

  return (
    <>
      <ReferenceTable
        title="Rates"
        caption="Rates of VAT and of VAT withheld"
        columns={['What', { label: 'Rate', isNumeric: true }, 'Since', 'Law']}
        rows={[
          ...rateRows(
            <RatePlace key="standard" of="vat.standard">
              Taxable sales and imports
            </RatePlace>,
            rules.standard,
            standard.law,
          ),
          ...rateRows(
            'Sales to customers who are not registered, paid electronically',
            rules.electronic,
            electronic.law,
          ),
          ...rateRows('Withheld by designated buyers: goods', rules.withheldGoods, withheldLaw),
          ...rateRows('Withheld by designated buyers: services', rules.withheldServices, withheldLaw),
        ]}
      >
        <p>
          The lower rate applies where {electronic.conditions.join('; ')}. {electronic.text}
        </p>
        <p>
          {withheld.text} {withheld.base} {withheld.doubt}
        </p>
        <p>{vatReturn.text}</p>
      </ReferenceTable>
      <ReferenceTable
        title="Who must register"
        caption="Turnover from which a business registers"
        columns={[
          'Since',
          { label: 'In 12 months', isNumeric: true },
          { label: 'In 6 months', isNumeric: true },
          { label: 'Time to apply', isNumeric: true },
        ]}
        rows={thresholdRows(rules)}
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
        The days to apply are counted from the first day of the month after the one in which the threshold was reached (
        {registration.applyLaw}).
      </RuleTable>
      <SourceLine {...published} period="Rules of Mainland Tanzania." />
    </>
  );
}
