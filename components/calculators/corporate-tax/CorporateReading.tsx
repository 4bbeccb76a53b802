import { DataTable } from '@/components/ui/data-table/DataTable';
import type { Corporate } from '@/lib/content/schemas/tax';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { LineTexts } from '@/lib/money/line';
import { Reading } from '../layout/Reading';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type CorporateReadingProps = { tax: Corporate; texts: LineTexts };

/** Rates, minimum tax and dates of company tax with their laws, in the page itself. */
export function CorporateReading({ tax, texts }: CorporateReadingProps) {
  const { kinds, minimumTax, finalReturn, sources, financeAct, checkedOn } = tax;

  return (
    <>
      <Reading title="Rates">
        <DataTable
          caption="Rates of company income tax"
          isCaptionHidden
          columns={[{ label: 'Company' }, { label: 'Rate', isNumeric: true }, { label: 'When' }, { label: 'Law' }]}
          rows={kinds.map(({ label, rate, condition, law }) => [label, `${rate}%`, condition, law])}
        />
      </Reading>
      <Reading title="Minimum tax">
        <DataTable
          caption="Minimum tax, percent of turnover"
          isCaptionHidden
          columns={[{ label: 'Accounting years that end from' }, { label: 'Rate', isNumeric: true }, { label: 'Law' }]}
          rows={minimumTax.rates.map(({ from, rate, law }) => [formatLongDate(from), `${rate}%`, law])}
        />
        <p>
          A company that makes a loss for the third year in a row pays minimum tax on its turnover where that is more
          than its tax on income. Not charged in these sectors:{' '}
          {minimumTax.excludedSectors.map(({ label }) => label).join('; ')}.
        </p>
      </Reading>
      <RuleTable texts={texts} lines={['income', 'minimum', 'payable', 'instalments', 'return']}>
        Public-sector entities file within {finalReturn.publicSectorMonths} months. What has been paid already covers
        the first instalments.
      </RuleTable>
      <SourceLine
        period="General rules for resident companies and branches."
        sources={sources}
        financeAct={financeAct}
        checkedOn={checkedOn}
      />
    </>
  );
}
