import type { ReactNode } from 'react';
import { BarPatterns } from '@/components/shell/BarPatterns';
import { Disclosure } from '@/components/ui/Disclosure';
import { Note } from '@/components/ui/Note';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { telLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { type Translate, translateName } from '@/lib/words/translate';
import { CalculatorFrame } from './CalculatorFrame';
import styles from './ToolPage.module.scss';

type NoScriptNoteProps = {
  phone: string;
  title?: string;
  /** What the page offers without JavaScript. The firm's phone number follows. */
  children?: ReactNode;
  translate: Translate;
};

const CALCULATOR_TEXT = 'The tables below show every rate and rule. We can also work it out for you:';

/** Shown without JavaScript: what the calculator needs, and whom to contact instead. */
export function NoScriptNote({ phone, title, children, translate }: NoScriptNoteProps) {
  return (
    <div className="notPrinted hiddenWithScript" data-pagefind-ignore>
      <Note title={title ?? translate('This calculator needs JavaScript')}>
        <p>
          {children ?? translate(CALCULATOR_TEXT)} <a href={telLink(phone)}>{phone}</a>.
        </p>
      </Note>
    </div>
  );
}

type ToolPageProps = {
  id: CalculatorId;
  /** The legal basis, initially collapsed. It is in the HTML, for search engines, find-in-page and visitors without JavaScript. */
  law: ReactNode;
  children: ReactNode;
  translate: Translate;
};

/**
 * Page of a calculator or other tool: a note for browsers without JavaScript, the tool, then the law. The first field is as high on
 * the page as possible.
 */
export function ToolPage({ id, law, children, translate }: ToolPageProps) {
  return (
    <CalculatorFrame
      translate={translate}
      page={pageIn(calculatorPage(id), translate)}
      lead={translateName(translate, findCalculator(id).benefit)}
    >
      <BarPatterns />
      <NoScriptNote translate={translate} phone={getFirm(translate.language).phone} />
      {children}
      <div className={styles.law}>
        <Disclosure summary={translate('Rates and law')}>{law}</Disclosure>
      </div>
    </CalculatorFrame>
  );
}
