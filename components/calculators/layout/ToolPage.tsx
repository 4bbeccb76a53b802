import type { ReactNode } from 'react';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { type CalculatorId, findCalculator } from '@/lib/site/calculators';
import { pageIn } from '@/lib/site/pageIn';
import { calculatorPage } from '@/lib/site/pages';
import { say, sayName } from '@/lib/words/say';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorFrame } from './CalculatorFrame';
import { LawPanel } from './LawPanel';
import { NoScriptNote } from './NoScriptNote';

type ToolPageProps = {
  id: CalculatorId;
  /** Rates, rules and laws behind the tool, in a panel below it. */
  law: ReactNode;
  children: ReactNode;
};

/**
 * Page of a calculator or of another tool: a note for browsers without script, the tool, the law. The first field stands as
 * high as it can.
 */
export function ToolPage({ id, law, children }: ToolPageProps) {
  return (
    <CalculatorFrame page={pageIn(calculatorPage(id), say)} lead={sayName(say, findCalculator(id).benefit)}>
      <BarPatterns />
      <NoScriptNote phone={getFirm().phone} />
      {children}
      <LawPanel>{law}</LawPanel>
    </CalculatorFrame>
  );
}
