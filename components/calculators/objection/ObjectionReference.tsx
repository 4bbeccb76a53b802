import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Dispute } from '@/lib/content/schemas/tax/dispute';
import type { RowTexts } from '@/lib/money/breakdown';
import type { DisputeStep, ObjectionRules } from '@/lib/tax/objection/objection';
import { timeText } from '@/lib/tax/objection/objectionPlanTexts';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type ObjectionReferenceProps = { rules: ObjectionRules; published: Dispute; texts: RowTexts };

const stepRow = ({ mark, ...step }: DisputeStep) => [
  step.label,
  <>
    {timeText(step)}
    <EvidenceMark mark={mark} />
  </>,
  `${step.act} If it is missed: ${step.missed}`,
  step.law,
];

/** The steps of a dispute, the deposit and the papers, readable without script. */
export function ObjectionReference({ rules, published, texts }: ObjectionReferenceProps) {
  const { customs, checklist } = published;
  return (
    <>
      <ReferenceTable
        title="Every step"
        caption="Steps of a tax dispute, their time and their law"
        columns={['Step', 'Time', 'What to do', 'Law']}
        rows={rules.steps.map(stepRow)}
      >
        <p>
          The day from which a time counts is not one of its days: thirty days from 1 March end on 31 March. Months end
          on the same date. If a last day is a weekend or a holiday, the plan names the working day before.
        </p>
      </ReferenceTable>
      <RuleTable texts={texts} rows={['deposit', 'whole', 'none', 'leaver']} />
      <ReferenceSection title="Customs decisions">
        <p>
          {customs.text} <KnownLaw law={customs.law} evidence={customs.evidence} />
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
