import type { Penalties } from '@/lib/content/schemas/penalties';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import type { PenaltyRules } from '@/lib/tax/penaltyRules';
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
export function PenaltiesPage({ rules, published }: PenaltiesPageProps) {
  const rows = penaltyRowTexts(published);
  return (
    <CalculatorPage
      id="penalties"
      points={[
        'The penalty of each month, and which of the two rules set it',
        'Part payments, and the currency point of the time',
        'Interest, once you enter the statutory rate',
        'Each line with its formula and the law behind it',
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
