import { getPenalties, getPenaltyRules } from '@/lib/server/content/loaders/tax/penalties';
import { getLawAsKnown, markToday } from '@/lib/server/content/loaders/tax/sources';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PenaltiesCalculator } from './PenaltiesCalculator';
import { PenaltiesReference } from './PenaltiesReference';
import { penaltyRowTexts } from './penaltyRows';

/** Penalties and interest: the calculator, and its rules and laws. */
export function PenaltiesPage() {
  const rules = getPenaltyRules();
  const published = getPenalties();
  const rows = penaltyRowTexts(published, markToday);
  return (
    <CalculatorPage
      id="penalties"
      promise="What the delay costs will stand here."
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
