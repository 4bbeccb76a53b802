import type { ReactNode } from 'react';
import { useSay } from '#words';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { sayName } from '@/lib/words/say';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorFrame } from './CalculatorFrame';
import { NoScriptNote } from './NoScriptNote';
import styles from './ToolPage.module.scss';

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
