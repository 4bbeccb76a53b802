import type { Penalties } from '@/lib/content/schemas/penalties';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PenaltiesCalculator } from './PenaltiesCalculator';
import { PenaltiesReference } from './PenaltiesReference';
import { penaltyRowTexts } from './penaltyRowTexts';

type PenaltiesPageProps = {
  rules: PenaltyRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Penalties;
};

/** Penalties and interest: the calculator, and its rules and laws. */
export function PenaltiesPage(props: PenaltiesPageProps) {
  const { rules, published } = twinsOf(props);
  const rows = penaltyRowTexts(published);
  return (
    <CalculatorPage
      id="penalties"
      points={[
        say('The penalty of each month, and which of the two rules set it'),
        say('Part payments, and the currency point of the time'),
        say('Interest, once you enter the statutory rate'),
        say('Each line with its formula and the law behind it'),
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="tax-litigation"
      rows={rows}
      Calculator={PenaltiesCalculator}
      data={{ rules, kinds: optionsOf(published.kinds), bank: published.interest.bank }}
    >
      <PenaltiesReference rules={rules} published={published} texts={rows} />
    </CalculatorPage>
  );
}
