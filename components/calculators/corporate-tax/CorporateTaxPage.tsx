import type { Corporate } from '@/lib/content/schemas/tax';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import type { CorporateRules } from '@/lib/tax/corporateTax';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { CorporateTaxCalculator } from './CorporateTaxCalculator';
import { CorporateTaxReference } from './CorporateTaxReference';
import { corporateRowTexts } from './corporateRowTexts';

type CorporateTaxPageProps = {
  rules: CorporateRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Corporate;
};

/** Corporate tax: the calculator, and its rates, rules and laws. */
export function CorporateTaxPage({ rules, published }: CorporateTaxPageProps) {
  const { kinds, minimumTax, financeAct } = published;
  const rows = corporateRowTexts(published);
  return (
    <CalculatorPage
      id="corporate-tax"
      points={[
        'Tax on income and minimum tax, by days where a rate changed, and the higher of them',
        'Losses brought forward, up to their cap',
        'Four instalments with their dates, for any year end',
        'The day on which the final return is due',
        'Each line with its formula and the law behind it',
      ]}
      basis={getLawAsKnown(financeAct)}
      service="taxation"
      rows={rows}
      Calculator={CorporateTaxCalculator}
      data={{ rules, choices: { kind: optionsOf(kinds), sector: optionsOf(minimumTax.excludedSectors) } }}
    >
      <CorporateTaxReference tax={published} texts={rows} />
    </CalculatorPage>
  );
}
