import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getPenalties, getPenaltyRules } from '@/lib/server/content/loaders/tax/tax';
import { ENGLISH } from '@/lib/words/say';
import { optionsOf } from '../form/optionsOf';
import { CalculatorPage } from '../layout/CalculatorPage';
import { PenaltiesCalculator } from './PenaltiesCalculator';
import { PenaltiesReference } from './PenaltiesReference';
import { penaltyLines } from './penaltyRows';

/** Penalties and interest: the calculator, and its rules and laws. */
export function PenaltiesPage() {
  const rules = getPenaltyRules();
  const published = getPenalties();
  const rowWords = penaltyLines(published);
  return (
    <CalculatorPage
      id="penalties"
      promise="You will see what the delay costs here."
      basis={lawInWords(published, ENGLISH)}
      service="tax-litigation"
      Calculator={PenaltiesCalculator}
      data={{ rules, rowWords, kinds: optionsOf(published.kinds), bank: published.interest.bank }}
    >
      <PenaltiesReference rules={rules} published={published} lines={rowWords.lines} />
    </CalculatorPage>
  );
}
