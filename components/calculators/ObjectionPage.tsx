import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { SourcesDiffer } from '@/components/ui/SourcesDiffer';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { lawInWords, markToday } from '@/lib/server/content/loaders/tax/sources';
import { getObjectionRules } from '@/lib/server/content/loaders/tax/tax';
import { requestLink, whatsappLink } from '@/lib/site/contactLinks';
import type { ObjectionRules } from '@/lib/tax/objection';
import { capitalised } from '@/lib/text/wording';
import type { PageTranslate, Translate } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { type DepositLines, ObjectionCalculator } from './ObjectionCalculator';
import { timeText } from './objectionTexts';
import styles from './result/Deadline.module.scss';

const daysToObject = ({ steps }: ObjectionRules): number => steps.find(({ id }) => id === 'objection')?.days ?? 0;

const depositLines = (rules: ObjectionRules, translate: Translate): DepositLines => ({
  assessed: { label: translate('Tax assessed') },
  undisputed: { label: translate('Tax not disputed'), rule: translate('the tax that you agree you owe') },
  third: { label: translate('One third of the tax assessed'), rule: translate('rounded up to the next shilling') },
  deposit: {
    label: translate('Deposit'),
    rule: translate('the greater of the two, paid within the {days} days', { days: daysToObject(rules) }),
    law: rules.deposit.third.law,
  },
  whole: {
    label: translate('Deposit on imports'),
    rule: translate('all duty and tax assessed'),
    law: rules.deposit.whole.law,
  },
  none: {
    label: translate('No deposit'),
    rule: translate('if no tax is due under the decision'),
    law: rules.deposit.none.law,
  },
  leaver: {
    label: translate('Deposit if you leave the country for good'),
    rule: translate('the whole tax assessed'),
    law: rules.leaver.law,
  },
});

type LetterCallProps = { topic: string; translate: Translate };

/** Ways to send the letter to the firm, shown below a plan. AttachCalculation adds the plan to them. */
function LetterCall({ topic, translate }: LetterCallProps) {
  const { whatsapp } = getFirm(translate.language);
  return (
    <div className={`${styles.call} notPrinted`}>
      <strong>{translate('Send us the letter. We will tell you what it means.')}</strong>
      <ButtonLink
        href={whatsappLink(whatsapp, translate('Habari, I have read your page on {topic}. ', { topic }))}
        icon="whatsapp"
      >
        WhatsApp
      </ButtonLink>
      <ButtonLink href={requestLink({ service: 'tax-litigation' }, translate.language)} variant="outline">
        {translate('Write to us')}
      </ButtonLink>
    </div>
  );
}

/** The objection planner, with the steps of a dispute and their laws. */
export function ObjectionPage({ translate }: { translate: PageTranslate }) {
  const rules = getObjectionRules(translate.language);
  const { steps, customs, checklist } = rules;
  const lines = depositLines(rules, translate);
  return (
    <CalculatorPage
      translate={translate}
      id="objection"
      emptyState={translate('You will see all the deadlines and the deposit here.')}
      basis={lawInWords(rules, translate)}
      service="tax-litigation"
      call={<LetterCall translate={translate} topic={translate('Objection planner')} />}
      Calculator={ObjectionCalculator}
      data={{ rules, lines }}
    >
      <ReferenceTable
        title={translate('Every step')}
        caption={translate('Steps in a tax dispute, with the time limit and the law for each')}
        columns={[translate('Step'), translate('Time'), translate('What to do'), translate('Law')]}
        rows={steps.map((step) => [
          step.label,
          <>
            {capitalised(timeText(step, translate))}
            <SourcesDiffer translate={translate} mark={markToday(step)} />
          </>,
          `${step.act} ${translate('If you miss it: {consequence}', { consequence: step.missed })}`,
          step.law,
        ])}
      >
        <p>
          {translate(
            'Start counting on the next day, so thirty days from 1 March end on 31 March. A period of months ends on the same date of the month. If the last day falls on a weekend or a holiday, the plan gives the working day before it.',
          )}
        </p>
      </ReferenceTable>
      <RuleTable translate={translate} lines={[lines.deposit, lines.whole, lines.none, lines.leaver]} />
      <ReferenceSection title={translate('Customs decisions')}>
        <p>
          {customs.text} {customs.law}
        </p>
      </ReferenceSection>
      <ReferenceSection title={translate('What to send with an objection')}>
        <ul>
          {checklist.map((paper) => (
            <li key={paper}>{paper}</li>
          ))}
        </ul>
      </ReferenceSection>
      <SourceLine
        translate={translate}
        {...rules}
        period={translate('The rules apply to assessments served since July 2021.')}
      />
    </CalculatorPage>
  );
}
