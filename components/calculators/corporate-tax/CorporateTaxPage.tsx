import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getCorporate, getCorporateRules } from '@/lib/server/content/loaders/tax/tax';
import { ENGLISH } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { CorporateTaxCalculator } from './CorporateTaxCalculator';
import { CorporateTaxReference } from './CorporateTaxReference';
import { corporateLines } from './corporateRows';

/** Corporate tax: the calculator, and its rates, rules and laws. */
export function CorporateTaxPage() {
  const published = getCorporate();
  const { kinds, minimumTax } = published;
  const rowWords = corporateLines(published);
  return (
    <CalculatorPage
      id="corporate-tax"
      promise="You will see the tax for the year and its dates here."
      basis={lawInWords(published, ENGLISH)}
      service="taxation"
      Calculator={CorporateTaxCalculator}
      data={{
        rules: getCorporateRules(),
        rowWords,
        choices: { kind: optionsOf(kinds), sector: optionsOf(minimumTax.excludedSectors) },
      }}
    >
      <CorporateTaxReference tax={published} lines={rowWords.lines} />
    </CalculatorPage>
  );
}
