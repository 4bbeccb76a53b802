import { RatePlace } from '@/components/shared/RatePlace';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount } from '@/lib/money/format';
import { getValueToday, lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import type { PenaltyRules } from '@/lib/tax/penalties';
import { IN_ENGLISH } from '@/lib/words/inEnglish';
import { ENGLISH } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { KnownLaw } from './layout/KnownLaw';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { PenaltiesCalculator, type PenaltyLines } from './PenaltiesCalculator';

export const penaltyLines = ({ kinds, interest, points }: PenaltyRules): PenaltyLines => ({
  tax: { label: 'Tax or contributions' },
  paid: { label: 'Paid by the due date' },
  unpaid: { label: 'Unpaid on the due date', rule: 'the amount on which the first month is charged' },
  penalty: {
    label: 'Penalty',
    rule: 'for each month or part of one, the greater of a share of the unpaid tax and the minimum',
    law: kinds[0]?.law ?? '',
  },
  least: { label: 'Minimum for a month', rule: 'currency points × the value of a point', law: points.law },
  interest: {
    label: 'Interest',
    rule: 'unpaid tax × ((1 + rate / 12)^n − 1), where n counts months or parts of months',
    law: interest.law,
  },
  total: { label: 'What the delay costs' },
});

/** Describes the monthly rate on the unpaid amount and, if known, the date from which it applies. */
function shareOf({ fundRate }: PenaltyRules['kinds'][number]) {
  const { value, from, isStartKnown } = getValueToday(fundRate ?? 'late.rate', 'en');
  const share = fundRate ? `${value}%` : `${value}% or the points below`;
  return [share, isStartKnown ? formatLongDate(from, 'en') : 'First day not known'];
}

/** The calculator for penalties and interest, with its rules and laws. */
export function PenaltiesPage() {
  const rules = getPenaltyRules();
  const { kinds, interest, others } = rules;
  const lines = penaltyLines(rules);
  return (
    <CalculatorPage
      translate={IN_ENGLISH}
      id="penalties"
      emptyState="You will see what the delay costs here."
      basis={lawInWords(rules, ENGLISH)}
      service="tax-litigation"
      Calculator={PenaltiesCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title="What a month of delay costs"
        caption="What each month or part of a month costs"
        columns={['What is late', 'Share of the unpaid amount', 'Since', 'Law']}
        rows={kinds.map((kind) => [kind.label, ...shareOf(kind), kind.law])}
      >
        <p>
          You pay the higher of the two. The percentage is of the tax unpaid at the start of the month. A late estimate
          and a late final return are penalised separately. A month runs from the day after the due date.
        </p>
      </ReferenceTable>
      <ReferenceTable
        title="Minimum monthly penalty"
        caption="Minimum monthly penalty, TZS"
        columns={[
          'From',
          { label: 'Currency point', isNumeric: true },
          { label: `Individual, ${rules.points.individual} points`, isNumeric: true },
          { label: `Company, ${rules.points.company} points`, isNumeric: true },
        ]}
        rows={rules.pointValues.map(({ from, value }, index) => [
          formatLongDate(from, 'en'),
          <RatePlace key="point" of={index === rules.pointValues.length - 1 ? 'late.point' : undefined}>
            {formatAmount(value)}
          </RatePlace>,
          formatAmount(value * rules.points.individual),
          formatAmount(value * rules.points.company),
        ])}
      />
      <RuleTable translate={ENGLISH} lines={[lines.penalty, lines.least, lines.interest]}>
        The statutory rate is the prevailing discount rate of the Bank of Tanzania (
        <a href={interest.bank}>bot.go.tz</a>). Enter it in the form. Each month uses the rate on its first day.
        Interest is compounded monthly, and part of a month counts as a month.
      </RuleTable>
      <ReferenceTable
        title="Other penalties"
        caption="Other penalties and fines"
        columns={['What', 'Penalty or fine', 'Law']}
        rows={others.map((penalty) => [
          penalty.what,
          penalty.rule,
          <KnownLaw translate={ENGLISH} key="law" of={penalty} />,
        ])}
      />
      <SourceLine translate={ENGLISH} {...rules} period="These are the general rules for mainland Tanzania." />
    </CalculatorPage>
  );
}
