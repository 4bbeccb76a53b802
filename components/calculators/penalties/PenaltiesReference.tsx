import { RatePlace } from '@/components/behaviours/RatePlace';
import { Said } from '@/components/behaviours/Said';
import type { Penalties } from '@/lib/content/schemas/penalties';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatAmount } from '@/lib/money/format';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
import { say } from '@/lib/words/say';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type PenaltiesReferenceProps = { rules: PenaltyRules; published: Penalties; texts: RowTexts };

/** What each month costs at least, by period of the currency point. */
function PointTable({ rules: { points, pointValues } }: Pick<PenaltiesReferenceProps, 'rules'>) {
  return (
    <ReferenceTable
      title={say('The least for a month')}
      caption={say('Least penalty for a month, TZS')}
      columns={[
        say('From'),
        { label: say('Currency point'), isNumeric: true },
        { label: say('Individual, {count} points', { count: points.individual }), isNumeric: true },
        { label: say('Company, {count} points', { count: points.company }), isNumeric: true },
      ]}
      rows={pointValues.map(({ from, value }, index) => [
        formatLongDate(from),
        index === pointValues.length - 1 ? (
          <RatePlace key="point" of="late.point">
            {formatAmount(value)}
          </RatePlace>
        ) : (
          formatAmount(value)
        ),
        formatAmount(value * points.individual),
        formatAmount(value * points.company),
      ])}
    />
  );
}

/** Penalties, points and interest with their laws, readable without script. */
export function PenaltiesReference({ rules, published, texts }: PenaltiesReferenceProps) {
  const { kinds, interest, others } = published;
  const percentOf = (id: string) => {
    const kind = rules.kinds.find((candidate) => candidate.id === id);
    const { rate, from } = (kind?.fundRates ?? rules.rates).at(-1) ?? { rate: 0, from: '' };
    return [kind?.fundRates ? `${rate}%` : say('{rate}% or the points below', { rate }), formatLongDate(from)];
  };

  return (
    <>
      <ReferenceTable
        title={say('What a month of delay costs')}
        caption={say('What each month or part of a month costs')}
        columns={[say('What is late'), say('Of what is unpaid'), say('Since'), say('Law')]}
        rows={kinds.map(({ id, label, law, evidence }) => [
          label,
          ...percentOf(id),
          <KnownLaw key="law" law={law} evidence={evidence} />,
        ])}
      >
        <p>
          {say(
            'The higher of the two counts. The share is one of the tax less what was paid by the start of the month; a payment on the last day of a month therefore lowers the next. An estimate and the final return are counted apart. A month runs from the day after the due date.',
          )}
        </p>
      </ReferenceTable>
      <PointTable rules={rules} />
      <RuleTable texts={texts} rows={['penalty', 'least', 'interest']}>
        <Said
          of="The statutory rate is the prevailing discount rate of the Bank of Tanzania ({site}). We hold no list of it by period, so the calculator asks for it, and takes for each month the rate of its first day. Parts of months count as months, as section 75 says of instalments; section 76 says only that interest is compounded monthly."
          values={{ site: <a href={interest.bank}>bot.go.tz</a> }}
        />
      </RuleTable>
      <ReferenceTable
        title={say('Other penalties')}
        caption={say('Other penalties and fines')}
        columns={[say('What'), say('Penalty or fine'), say('Law')]}
        rows={others.map(({ what, rule, law, evidence }) => [
          what,
          rule,
          <KnownLaw key="law" law={law} evidence={evidence} />,
        ])}
      />
      <SourceLine {...published} period={say('General rules for the Mainland.')} />
    </>
  );
}
