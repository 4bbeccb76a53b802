import { getCorporate, getCorporateRules } from '@/lib/server/content/loaders/tax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { serverParts } from '../layout/serverParts';
import { CorporateReading } from './CorporateReading';
import { CorporateTaxCalculator } from './CorporateTaxCalculator';
import { CORPORATE_FIELDS, CORPORATE_FIGURES, CORPORATE_NOTES, corporateLineTexts } from './corporateTexts';

const POINTS = [
  'Tax on income and minimum tax, and the higher of them',
  'Four instalments with their dates, for any year end',
  'The day on which the final return is due',
  'Each line with its formula and the law behind it',
];

/** Corporate tax: the calculator, and in the page itself its rates, rules and laws. */
export function CorporateTaxPage() {
  const tax = getCorporate();
  const lines = corporateLineTexts(tax);
  return (
    <CalculatorPage
      id="corporate-tax"
      lead="The rate that applies, minimum tax from the third loss year, four instalments with their dates and the day the final return is due."
    >
      <CorporateTaxCalculator
        rules={getCorporateRules()}
        notes={CORPORATE_NOTES}
        fields={CORPORATE_FIELDS}
        choices={{
          kind: tax.kinds.map(({ id, label }) => ({ value: id, label })),
          sector: tax.minimumTax.excludedSectors.map(({ id, label }) => ({ value: id, label })),
        }}
        parts={{
          title: 'Corporate tax',
          fileName: 'corporate-tax',
          lines,
          figures: CORPORATE_FIGURES,
          areTablesNarrow: true,
          ...serverParts({
            submit: 'Calculate tax',
            points: POINTS,
            basis: `the law up to the Finance Act ${tax.financeAct}`,
          }),
        }}
      />
      <CorporateReading tax={tax} texts={lines} />
    </CalculatorPage>
  );
}
