import type { Firm } from '@/lib/content/schemas/firm';
import type { Corporate } from '@/lib/content/schemas/tax';
import type { CorporateRules } from '@/lib/tax/corporateTax';
import { CalculatorPage } from '../layout/CalculatorPage';
import { calculatorSlots } from '../layout/calculatorSlots';
import { CorporateTaxCalculator } from './CorporateTaxCalculator';
import { CorporateTaxReference } from './CorporateTaxReference';
import { corporateRowTexts } from './corporateRowTexts';

type CorporateTaxPageProps = {
  rules: CorporateRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Corporate;
  firm: Firm;
};

const POINTS = [
  'Tax on income and minimum tax, and the higher of them',
  'Four instalments with their dates, for any year end',
  'The day on which the final return is due',
  'Each line with its formula and the law behind it',
];

const optionsFor = (entries: readonly { id: string; label: string }[]) =>
  entries.map(({ id, label }) => ({ value: id, label }));

/** Corporate tax: the calculator, and its rates, rules and laws. */
export function CorporateTaxPage({ rules, published, firm }: CorporateTaxPageProps) {
  const rowTexts = corporateRowTexts(published);
  return (
    <CalculatorPage
      id="corporate-tax"
      phone={firm.phone}
      lead={`The rate that applies, minimum tax from the third loss year, four instalments with their dates and the day the final return is due. The rates were checked against the Finance Acts up to ${published.financeAct}.`}
    >
      <CorporateTaxCalculator
        rules={rules}
        choices={{ kind: optionsFor(published.kinds), sector: optionsFor(published.minimumTax.excludedSectors) }}
        texts={{ title: 'Corporate tax', fileName: 'corporate-tax', rows: rowTexts }}
        slots={calculatorSlots({
          firm,
          points: POINTS,
          basis: `the law up to the Finance Act ${published.financeAct}`,
          service: 'taxation',
        })}
      />
      <CorporateTaxReference tax={published} texts={rowTexts} />
    </CalculatorPage>
  );
}
