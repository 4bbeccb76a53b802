import type { ReactNode } from 'react';
import { useSay } from '#words';
import { BarPatterns } from '@/components/shell/BarPatterns';
import { Disclosure } from '@/components/ui/Disclosure';
import { Note } from '@/components/ui/Note';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { telLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { sayName } from '@/lib/words/say';
import { CalculatorFrame } from './CalculatorFrame';
import styles from './ToolPage.module.scss';

type NoScriptNoteProps = {
  phone: string;
  title?: string;
  /** What the page offers without script; the phone number ends the sentence. */
  children?: ReactNode;
};

const CALCULATOR_TEXT = 'The tables below show every rate and rule. We can also work it out for you:';

/** Shown in a browser without script: what a calculator needs, and whom to ask instead. */
export function NoScriptNote({ phone, title, children }: NoScriptNoteProps) {
  const say = useSay();
  return (
    <div className="notPrinted hiddenWithScript" data-pagefind-ignore>
      <Note title={title ?? say('This calculator needs JavaScript')}>
        <p>
          {children ?? say(CALCULATOR_TEXT)} <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}

type ToolPageProps = {
  id: CalculatorId;
  /** What the tool rests on, closed at first: readable without script, found by search engines and find-in-page. */
  law: ReactNode;
  children: ReactNode;
};

/**
 * Page of a calculator or of another tool: a note for browsers without script, the tool, the law. The first field stands as
 * high as it can.
 */
export function ToolPage({ id, law, children }: ToolPageProps) {
  const say = useSay();
  return (
    <CalculatorFrame page={pageIn(calculatorPage(id), say)} lead={sayName(say, findCalculator(id).benefit)}>
      <BarPatterns />
      <NoScriptNote phone={getFirm().phone} />
      {children}
      <div className={styles.law}>
        <Disclosure summary={say('Rates and law')}>{law}</Disclosure>
      </div>
    </CalculatorFrame>
  );
}
