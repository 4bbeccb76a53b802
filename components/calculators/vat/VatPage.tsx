import type { Vat } from '@/lib/content/schemas/tax/rates';
import { buildDay } from '@/lib/dates/builtAt';
import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getVat, getVatRules } from '@/lib/server/content/loaders/tax/tax';
import { inForce } from '@/lib/tax/days';
import type { VatRules } from '@/lib/tax/vat';
import type { DatedFigure } from '@/lib/tax/withholding';
import { ENGLISH } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { VatCalculator } from './VatCalculator';
import { VatReference } from './VatReference';
import type { VatData } from './vatResult';
import { vatLines } from './vatRows';

const present = (figures: readonly DatedFigure[]) => `${inForce(figures, buildDay())?.value ?? 0}%`;

const choicesOf = (rules: VatRules, { registration }: Vat): VatData['choices'] => ({
  task: [
    { value: 'sale', label: 'VAT of a sale' },
    { value: 'register', label: 'Must I register?' },
  ],
  basis: [
    { value: 'included', label: 'With VAT in it' },
    { value: 'excluded', label: 'Without VAT' },
  ],
  rate: [
    { value: '', label: `${present(rules.standard)}, the standard rate` },
    { value: 'electronic', label: `${present(rules.electronic)}, paid electronically` },
  ],
  withheld: [
    { value: '', label: 'Nothing' },
    { value: 'goods', label: `${present(rules.withheldGoods)} of goods, designated buyer` },
    {
      value: 'services',
      label: `${present(rules.withheldServices)} of services, designated buyer`,
    },
  ],
  who: [{ value: '', label: 'Business of any other kind' }, ...optionsOf(registration.always)],
});

/** VAT: the calculator with the test of registration, and its rates, thresholds and laws. */
export function VatPage() {
  const rules = getVatRules();
  const published = getVat();
  const lines = vatLines(published);
  const { electronic, withheld, registration, return: vatReturn } = published;
  return (
    <CalculatorPage
      id="vat"
      promise="You will see the VAT of the sale here, or whether you must register."
      basis={lawInWords(published, ENGLISH)}
      service="taxation"
      Calculator={VatCalculator}
      data={{
        rules,
        lines,
        choices: choicesOf(rules, published),
        words: { electronic, withheld, returnText: vatReturn.text, registration },
      }}
    >
      <VatReference published={published} rules={rules} lines={lines} />
    </CalculatorPage>
  );
}
