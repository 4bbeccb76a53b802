import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { lawInWords, markToday } from '@/lib/server/content/loaders/tax/sources';
import { getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import type { ObjectionRules } from '@/lib/tax/objection';
import { ENGLISH } from '@/lib/words/say';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { type DepositLines, ObjectionCalculator } from './ObjectionCalculator';
import { timeText } from './objectionTexts';

const depositLines = ({ deposit: { third, whole, none }, leaver }: ObjectionRules): DepositLines => ({
  assessed: { label: 'Tax assessed' },
  undisputed: { label: 'Tax not disputed', rule: 'the tax due by your own grounds' },
  third: { label: 'One third of the tax assessed', rule: 'up to the next shilling' },
  deposit: { label: 'Deposit', rule: 'the greater of the two, in the time of the objection', law: third.law },
  whole: { label: 'Deposit on imports', rule: 'all duty and tax assessed', law: whole.law },
  none: { label: 'No deposit', rule: 'where the decision asks for no tax', law: none.law },
  leaver: { label: 'Deposit of those who leave for good', rule: 'the whole tax assessed', law: leaver.law },
});

/** Objection planner: the calculator, and the steps of a dispute with their laws. */
export function ObjectionPage() {
  const rules = getObjectionRules();
  const { steps, customs, checklist } = rules;
  const lines = depositLines(rules);
  return (
    <CalculatorPage
      id="objection"
      promise="You will see the deposit and every last day here."
      basis={lawInWords(rules, ENGLISH)}
      service="tax-litigation"
      Calculator={ObjectionCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title="Every step"
        caption="Steps of a tax dispute, their time and their law"
        columns={['Step', 'Time', 'What to do', 'Law']}
        rows={steps.map((step) => [
          step.label,
          <>
            {timeText(step)}
            <SourcesDiffer mark={markToday(step)} />
          </>,
          `${step.act} If it is missed: ${step.missed}`,
          step.law,
        ])}
      >
        <p>
          Begin to count on the next day: thirty days from 1 March end on 31 March. Months end on the same date. If a
          last day is a weekend or a holiday, the plan names the working day before.
        </p>
      </ReferenceTable>
      <RuleTable lines={[lines.deposit, lines.whole, lines.none, lines.leaver]} />
      <ReferenceSection title="Customs decisions">
        <p>
          {customs.text} {customs.law}
        </p>
      </ReferenceSection>
      <ReferenceSection title="What goes in with an objection">
        <ul>
          {checklist.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </ReferenceSection>
      <SourceLine {...rules} period="Rules for assessments served since July 2021." />
    </CalculatorPage>
  );
}
