import { lawInWords } from '@/lib/server/content/loaders/tax/sources';
import { getDispute, getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import { ENGLISH } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { ObjectionCalculator } from './ObjectionCalculator';
import { ObjectionReference } from './ObjectionReference';
import { depositLines } from './objectionRows';

/** Objection planner: the calculator, and the steps of a dispute with their laws. */
export function ObjectionPage() {
  const rules = getObjectionRules();
  const published = getDispute();
  const lines = depositLines(published);
  return (
    <CalculatorPage
      id="objection"
      promise="You will see the deposit and every last day here."
      basis={lawInWords(published, ENGLISH)}
      service="tax-litigation"
      Calculator={ObjectionCalculator}
      data={{
        rules,
        lines,
        checklist: published.checklist,
        customs: published.customs.text,
        checkedOn: published.checkedOn,
      }}
    >
      <ObjectionReference rules={rules} published={published} lines={lines} />
    </CalculatorPage>
  );
}
