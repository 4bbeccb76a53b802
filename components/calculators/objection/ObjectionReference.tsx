import { SourcesDiffer } from '@/components/ui/sources-differ/SourcesDiffer';
import type { Dispute } from '@/lib/content/schemas/tax/procedure';
import { markToday } from '@/lib/server/content/loaders/tax/sources';
import type { ObjectionRules } from '@/lib/tax/objection';
import { timeText } from '@/lib/tax/objectionPlanTexts';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import type { DepositLines } from './objectionRows';

type ObjectionReferenceProps = { rules: ObjectionRules; published: Dispute; lines: DepositLines };

/** The steps of a dispute, the deposit and the papers, readable without script. */
export function ObjectionReference({ rules, published, lines }: ObjectionReferenceProps) {
  const { customs, checklist } = published;
  return (
    <>
      <ReferenceTable
        title="Every step"
        caption="Steps of a tax dispute, their time and their law"
        columns={['Step', 'Time', 'What to do', 'Law']}
        rows={rules.steps.map((step, index) => {
          const known = published.steps[index];
          return [
            step.label,
            <>
              {timeText(step)}
              <SourcesDiffer mark={known && markToday(known)} />
            </>,
            `${step.act} If it is missed: ${step.missed}`,
            step.law,
          ];
        })}
      >
        <p>
          The day from which a time counts is not one of its days: thirty days from 1 March end on 31 March. Months end
          on the same date. If a last day is a weekend or a holiday, the plan names the working day before.
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
      <SourceLine {...published} period="Rules for assessments served since July 2021." />
    </>
  );
}
