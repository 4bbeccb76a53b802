import { useSay } from '#words';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { lawInWords, markToday } from '@/lib/server/content/loaders/tax/sources';
import { getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { requestLink, whatsappLink } from '@/lib/site/contactLinks';
import type { ObjectionRules } from '@/lib/tax/objection';
import { capitalised } from '@/lib/text/wording';
import type { Say } from '@/lib/words/say';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { type DepositLines, ObjectionCalculator } from './ObjectionCalculator';
import { timeText } from './objectionTexts';
import styles from './result/Deadline.module.scss';

const daysToObject = ({ steps }: ObjectionRules): number => steps.find(({ id }) => id === 'objection')?.days ?? 0;

const depositLines = (rules: ObjectionRules, say: Say): DepositLines => ({
  assessed: { label: say('Tax assessed') },
  undisputed: { label: say('Tax not disputed'), rule: say('the tax that you owe on your own grounds') },
  third: { label: say('One third of the tax assessed'), rule: say('rounded up to the next shilling') },
  deposit: {
    label: say('Deposit'),
    rule: say('the greater of the two, paid within the {days} days', { days: daysToObject(rules) }),
    law: rules.deposit.third.law,
  },
  whole: { label: say('Deposit on imports'), rule: say('all duty and tax assessed'), law: rules.deposit.whole.law },
  none: { label: say('No deposit'), rule: say('if the decision asks for no tax'), law: rules.deposit.none.law },
  leaver: {
    label: say('Deposit if you leave the country for good'),
    rule: say('the whole tax assessed'),
    law: rules.leaver.law,
  },
});

type LetterCallProps = { topic: string };

/** Below a plan: the ways to send the letter to the firm. CarryCalculation adds the plan to them. */
function LetterCall({ topic }: LetterCallProps) {
  const say = useSay();
  const { whatsapp } = inLanguage(say.language, getFirm);
  return (
    <div className={`${styles.call} notPrinted`}>
      <strong>{say('Send us the letter. We tell you what it means.')}</strong>
      <ButtonLink
        href={whatsappLink(whatsapp, say('Habari, I read your page on {topic}. ', { topic }))}
        icon="whatsapp"
      >
        WhatsApp
      </ButtonLink>
      <ButtonLink href={requestLink({ service: 'tax-litigation' }, say.language)} variant="outline">
        {say('Write to us')}
      </ButtonLink>
    </div>
  );
}

/** Objection planner: the calculator, and the steps of a dispute with their laws. */
export function ObjectionPage() {
  const say = useSay();
  const rules = inLanguage(say.language, getObjectionRules);
  const { steps, customs, checklist } = rules;
  const lines = depositLines(rules, say);
  return (
    <CalculatorPage
      id="objection"
      promise={say('You will see every last day and the deposit here.')}
      basis={lawInWords(rules, say)}
      service="tax-litigation"
      call={<LetterCall topic={say('Objection planner')} />}
      Calculator={ObjectionCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title={say('Every step')}
        caption={say('Steps of a tax dispute, their time and their law')}
        columns={[say('Step'), say('Time'), say('What to do'), say('Law')]}
        rows={steps.map((step) => [
          step.label,
          <>
            {capitalised(timeText(step, say))}
            <SourcesDiffer mark={markToday(step)} />
          </>,
          `${step.act} ${say('If you miss it: {consequence}', { consequence: step.missed })}`,
          step.law,
        ])}
      >
        <p>
          {say(
            'Begin to count on the next day: thirty days from 1 March end on 31 March. Months end on the same date. If the last day is a weekend or a holiday, the plan names the working day before it.',
          )}
        </p>
      </ReferenceTable>
      <RuleTable lines={[lines.deposit, lines.whole, lines.none, lines.leaver]} />
      <ReferenceSection title={say('Customs decisions')}>
        <p>
          {customs.text} {customs.law}
        </p>
      </ReferenceSection>
      <ReferenceSection title={say('What goes in with an objection')}>
        <ul>
          {checklist.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </ReferenceSection>
      <SourceLine {...rules} period={say('The rules apply to assessments served since July 2021.')} />
    </CalculatorPage>
  );
}
