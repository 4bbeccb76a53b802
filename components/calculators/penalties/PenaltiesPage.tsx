import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPenalties, getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import { say } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PenaltiesCalculator } from './PenaltiesCalculator';
import { PenaltiesReference } from './PenaltiesReference';
import { penaltyRowTexts } from './penaltyRows';

/** Penalties and interest: the calculator, and its rules and laws. */
export function PenaltiesPage() {
  const rules = getPenaltyRules();
  const published = getPenalties();
  const rows = penaltyRowTexts(published);
  return (
    <CalculatorPage
      id="penalties"
      promise="What the delay costs will stand here."
      basis={lawInWords(published, say)}
      service="tax-litigation"
      rows={rows}
      Calculator={PenaltiesCalculator}
      data={{ rules, kinds: optionsOf(published.kinds), bank: published.interest.bank }}
    >
      <PenaltiesReference rules={rules} published={published} texts={rows} />
    </CalculatorPage>
  );
}
