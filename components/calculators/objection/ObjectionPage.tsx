import type { Dispute } from '@/lib/content/schemas/dispute';
import { getLawAsKnown } from '@/lib/server/content/loaders/sources';
import { twinsOf } from '@/lib/server/words/twinsOf';
import type { ObjectionRules } from '@/lib/tax/objection';
import { say } from '@/lib/words/say';
import { CalculatorPage } from '../layout/CalculatorPage';
import { ObjectionCalculator } from './ObjectionCalculator';
import { ObjectionReference } from './ObjectionReference';
import { objectionRowTexts } from './objectionRowTexts';

type ObjectionPageProps = {
  rules: ObjectionRules;
  /** The entry in content that the rules come from, with its laws and sources. */
  published: Dispute;
};

/** Objection planner: the calculator, and the steps of a dispute with their laws. */
export function ObjectionPage(props: ObjectionPageProps) {
  const { rules, published } = twinsOf(props);
  const rows = objectionRowTexts(published);
  return (
    <CalculatorPage
      id="objection"
      points={[
        say('The deposit, and the last day of the objection'),
        say('Every step up to the Court of Appeal, with its day and what happens if it is missed'),
        say('A plan of one page with a checklist, and the dates for your calendar'),
      ]}
      basis={getLawAsKnown(published.financeAct)}
      service="tax-litigation"
      rows={rows}
      Calculator={ObjectionCalculator}
      data={{
        rules,
        checklist: published.checklist,
        customs: published.customs.text,
        checkedOn: published.checkedOn,
      }}
    >
      <ObjectionReference rules={rules} published={published} texts={rows} />
    </CalculatorPage>
  );
}
