import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link/TextLink';
import { getFirm } from '@/lib/server/content/loaders/firm';
import type { CalculatorId } from '@/lib/site/calculators';
import { calculatorPage, PAGES } from '@/lib/site/pages';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorFrame } from './CalculatorFrame';
import { NoScriptNote } from './NoScriptNote';
import styles from './ToolPage.module.scss';

type ToolPageProps = { id: CalculatorId; lead: string; children: ReactNode };

/** Page of a calculator or of another tool: the way back to the hub, a note for browsers without script, the tool. */
export function ToolPage({ id, lead, children }: ToolPageProps) {
  return (
    <CalculatorFrame page={calculatorPage(id)} lead={lead}>
      <BarPatterns />
      <p className={styles.back} data-pagefind-ignore>
        <TextLink href={PAGES.calculator.path} icon="arrow-left">
          Back to Calculator Hub
        </TextLink>
      </p>
      <NoScriptNote phone={getFirm().phone} />
      {children}
    </CalculatorFrame>
  );
}
