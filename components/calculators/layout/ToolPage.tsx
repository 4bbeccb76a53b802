import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link/TextLink';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { pageHere } from '@/lib/site/pageHere';
import { calculatorPage, PAGES } from '@/lib/site/pages';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorFrame } from './CalculatorFrame';
import { LawPanel } from './LawPanel';
import { NoScriptNote } from './NoScriptNote';
import styles from './ToolPage.module.scss';

type ToolPageProps = {
  id: CalculatorId;
  /** Rates, rules and laws behind the tool, in a panel below it. */
  law: ReactNode;
  children: ReactNode;
};

/**
 * Page of a calculator or of another tool: a note for browsers without script, the tool, the law, the way back to the hub.
 * The first field stands as high as it can.
 */
export function ToolPage({ id, law, children }: ToolPageProps) {
  return (
    <CalculatorFrame page={pageHere(calculatorPage(id))} lead={sayName(findCalculator(id).takes)}>
      <BarPatterns />
      <NoScriptNote phone={getFirm().phone} />
      {children}
      <LawPanel>{law}</LawPanel>
      <p className={styles.back} data-pagefind-ignore>
        <TextLink href={here(PAGES.calculator.path)} icon="arrow-left">
          {say('Back to Calculator Hub')}
        </TextLink>
      </p>
    </CalculatorFrame>
  );
}
