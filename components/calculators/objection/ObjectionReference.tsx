import { EvidenceMark } from '@/components/ui/evidence-mark/EvidenceMark';
import type { Dispute } from '@/lib/content/schemas/dispute';
import type { RowTexts } from '@/lib/money/breakdown';
import type { DisputeStep, ObjectionRules } from '@/lib/tax/objection';
import { timeText } from '@/lib/tax/objectionPlanTexts';
import { say } from '@/lib/words/say';
import { KnownLaw } from '../layout/KnownLaw';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type ObjectionReferenceProps = { rules: ObjectionRules; published: Dispute; texts: RowTexts };

const stepRow = ({ mark, ...step }: DisputeStep) => [
  step.label,
  timeText(step),
  `${step.act} ${say('If it is missed: {missed}', { missed: step.missed })}`,
  <>
    {step.law} <EvidenceMark mark={mark} isReasonShown />
  </>,
];

/** The steps of a dispute, the deposit and the papers, readable without script. */
export function ObjectionReference({ rules, published, texts }: ObjectionReferenceProps) {
  const { customs, checklist } = published;
  return (
    <>
      <ReferenceTable
        title={say('Every step')}
        caption={say('Steps of a tax dispute, their time and their law')}
        columns={[say('Step'), say('Time'), say('What to do'), say('Law')]}
        rows={rules.steps.map(stepRow)}
      >
        <p>
          {say(
            'The day from which a time counts is not one of its days: thirty days from 1 March end on 31 March. Months end on the same date. Where a last day is no working day, the plan names the one before it.',
          )}
        </p>
      </ReferenceTable>
      <RuleTable texts={texts} rows={['deposit', 'whole', 'none', 'leaver']} />
      <ReferenceSection title={say('Customs decisions')}>
        <p>
          {customs.text} <KnownLaw law={customs.law} evidence={customs.evidence} />
        </p>
      </ReferenceSection>
      <ReferenceSection title={say('What goes in with an objection')}>
        <ul>
          {checklist.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </ReferenceSection>
      <SourceLine {...published} period={say('Rules for assessments served since July 2021.')} />
    </>
  );
}
