import { RatePlace } from '@/components/shared/RatePlace';
import type { Corporate } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount as f } from '@/lib/money/format';
import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { IN_ENGLISH } from '@/lib/words/inEnglish';
import { ENGLISH } from '@/lib/words/translate';
import { type CorporateLines, CorporateTaxCalculator } from './CorporateTaxCalculator';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';

/** Label, rule and law of each row in a corporate tax calculation. */
export function corporateLines({ kinds, minimumTax, lossCap, instalments, finalReturn }: Corporate): CorporateLines {
  const balance = { rule: 'tax for the year less tax paid', law: finalReturn.law };
  return {
    income: {
      label: 'Tax on income',
      rule: 'chargeable income × the company’s rate',
      law: kinds[0]?.law ?? '',
    },
    yearIncome: { label: 'Income for the year', rule: 'before losses brought forward' },
    oldLosses: { label: 'Losses brought forward', rule: 'up to the cap', law: lossCap.law },
    chargeable: { label: 'Chargeable income', rule: 'after losses brought forward' },
    minimum: {
      label: 'Minimum tax',
      rule: 'turnover × the year’s rate, split by the number of days if it changed',
      law: minimumTax.law,
    },
    payable: { label: 'Tax for the year', rule: 'the higher of the two' },
    paid: { label: 'Tax already paid', law: instalments.law },
    balance: { label: 'Still to pay', ...balance },
    overpaid: { label: 'Overpaid', ...balance },
    left: { label: 'Left to pay', law: finalReturn.law },
    instalments: {
      label: 'Four instalments',
      rule: `a quarter each, at the end of months 3, 6, 9 and 12 of the accounting year; none if the tax is at most ${f(instalments.noneUpTo)}`,
      law: instalments.law,
    },
    return: {
      label: 'Final return',
      rule: `within ${finalReturn.months} months after the year end`,
      law: finalReturn.law,
    },
  };
}

/** The corporate tax calculator, with its rates, rules and laws. */
export function CorporateTaxPage() {
  const rules = getCorporateRules();
  const { kinds, minimumTax, finalReturn } = rules;
  const lines = corporateLines(rules);
  return (
    <CalculatorPage
      translate={IN_ENGLISH}
      id="corporate-tax"
      emptyState="You will see the tax for the year and its due dates here."
      basis={lawInWords(rules, ENGLISH)}
      service="taxation"
      Calculator={CorporateTaxCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title="Rates"
        caption="Company income tax rates"
        columns={['Company', { label: 'Rate', isNumeric: true }, 'When', 'Law']}
        rows={kinds.map(({ id, label, rate, condition, law }) => [
          <RatePlace key="label" of={id === 'standard' ? 'company.rate' : undefined}>
            {label}
          </RatePlace>,
          `${rate}%`,
          condition,
          law,
        ])}
      />
      <ReferenceTable
        title="Minimum tax"
        caption="Minimum tax, percentage of turnover"
        columns={['From', { label: 'Rate', isNumeric: true }, 'Law']}
        rows={minimumTax.rates.map(({ from, rate, law }, index, all) => [
          formatLongDate(from, 'en'),
          <RatePlace key="rate" of={index === all.length - 1 ? 'company.minimum-tax' : undefined}>
            {`${rate}%`}
          </RatePlace>,
          law,
        ])}
      >
        <p>
          A company with an unrelieved loss in the year and in the two years before it pays minimum tax on its turnover
          if that is more than its tax on income. If the rate changes, or a relief begins or ends, during a year, the
          tax is apportioned by the number of days. Minimum tax is not charged in these sectors:{' '}
          {minimumTax.excludedSectors.map(({ label }) => label).join('; ')}.
        </p>
      </ReferenceTable>
      <RuleTable
        translate={ENGLISH}
        lines={[
          { ...lines.oldLosses, place: 'company.loss-cap' },
          lines.income,
          lines.minimum,
          lines.payable,
          lines.instalments,
          lines.return,
        ]}
      >
        Bodies audited by the Controller and Auditor General file within {finalReturn.publicSectorMonths} months. What
        you have already paid counts towards the first instalments.
      </RuleTable>
      <SourceLine
        translate={ENGLISH}
        {...rules}
        period="These are the general rules for resident companies and branches."
      />
    </CalculatorPage>
  );
}
