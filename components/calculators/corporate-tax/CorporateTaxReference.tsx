import { RatePlace } from '@/components/behaviours/RatePlace';
import type { Corporate } from '@/lib/content/schemas/tax/business';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import type { CorporateLines } from './corporateRows';

type CorporateTaxReferenceProps = { tax: Corporate; lines: CorporateLines['lines'] };

/** Rates, minimum tax and dates of company tax with their laws, readable without script. */
export function CorporateTaxReference({ tax, lines }: CorporateTaxReferenceProps) {
  const { kinds, minimumTax, finalReturn } = tax;

  return (
    <>
      <ReferenceTable
        title="Rates"
        caption="Rates of company income tax"
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
        caption="Minimum tax, percent of turnover"
        columns={['From', { label: 'Rate', isNumeric: true }, 'Law']}
        rows={minimumTax.rates.map(({ from, rate, law }, index, all) => [
          formatLongDate(from),
          <RatePlace key="rate" of={index === all.length - 1 ? 'company.minimum-tax' : undefined}>
            {`${rate}%`}
          </RatePlace>,
          law,
        ])}
      >
        <p>
          A company with an unrelieved loss in the year and in the two years before pays minimum tax on its turnover
          where that is more than its tax on income. Where the rate changes, or a relief begins or ends, inside a year,
          each part of the year counts by its days. Not charged in these sectors:{' '}
          {minimumTax.excludedSectors.map(({ label }) => label).join('; ')}.
        </p>
      </ReferenceTable>
      <RuleTable
        lines={[
          { ...lines.oldLosses, place: 'company.loss-cap' },
          lines.income,
          lines.minimum,
          lines.payable,
          lines.instalments,
          lines.return,
        ]}
      >
        Those whose accounts the Controller and Auditor General audits file within {finalReturn.publicSectorMonths}{' '}
        months. What has been paid already covers the first instalments.
      </RuleTable>
      <SourceLine {...tax} period="General rules for resident companies and branches." />
    </>
  );
}
