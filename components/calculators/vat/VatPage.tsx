import type { Vat } from '@/lib/content/schemas/vat';
import { getLawAsKnown, markToday } from '@/lib/server/content/loaders/sources';
import { buildDay } from '@/lib/server/site-build/builtAt';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { begunBy } from '@/lib/tax/begunBy';
import type { Rate } from '@/lib/tax/rateCard';
import type { VatRules } from '@/lib/tax/vat';
import type { DatedFigure } from '@/lib/tax/withholding';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { VatCalculator } from './VatCalculator';
import { VatReference } from './VatReference';
import type { VatData } from './vatData';
import { vatRowTexts } from './vatRowTexts';

type VatPageProps = {
  rules: VatRules;
  /** The entry in content that explains the rules, with its laws and sources. */
  published: Vat;
  /** A rate of the card by its id. */
  rateOf: (id: string) => Rate;
};

const present = (figures: readonly DatedFigure[]) => `${begunBy(figures, buildDay()).at(-1)?.value ?? 0}%`;

const choicesOf = (rules: VatRules, { registration }: Vat): VatData['choices'] => ({
  task: [
    { value: 'sale', label: say('VAT of a sale') },
    { value: 'register', label: say('Must I register?') },
  ],
  basis: [
    { value: 'included', label: say('With VAT in it') },
    { value: 'excluded', label: say('Without VAT') },
  ],
  rate: [
    { value: '', label: say('{rate}, the standard rate', { rate: present(rules.standard) }) },
    { value: 'electronic', label: say('{rate}, paid electronically', { rate: present(rules.electronic) }) },
  ],
  withheld: [
    { value: '', label: say('Nothing') },
    { value: 'goods', label: say('{rate} of goods, designated buyer', { rate: present(rules.withheldGoods) }) },
    {
      value: 'services',
      label: say('{rate} of services, designated buyer', { rate: present(rules.withheldServices) }),
    },
  ],
  who: [{ value: '', label: say('Business of any other kind') }, ...optionsOf(registration.always)],
});

/** VAT: the calculator with the test of registration, and its rates, thresholds and laws. */
export function VatPage({ rateOf, ...props }: VatPageProps) {
  const { rules, published } = twinsOf(props);
  const withheldToday = rateOf('vat.withheld-goods').values.at(-1);
  const rows = vatRowTexts(published, withheldToday && markToday(withheldToday.evidence));
  const { electronic, withheld, registration, return: vatReturn } = published;
  return (
    <CalculatorPage
      id="vat"
      points={[
        say('VAT in a price or on top of it, to the cent'),
        say('What a designated buyer withholds, and what is left to pay'),
        say('Whether 6 or 12 months of turnover reach the threshold, and by when to apply'),
        say('Each line with its formula and the law behind it'),
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="taxation"
      rows={rows}
      Calculator={VatCalculator}
      data={{
        rules,
        choices: choicesOf(rules, published),
        words: { electronic, withheld, returnText: vatReturn.text, registration },
      }}
    >
      <VatReference published={published} rules={rules} texts={rows} />
    </CalculatorPage>
  );
}
