import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/link/TextLink';
import type { CalculatorId } from '@/lib/site/calculators';
import { calculatorPage, PAGES } from '@/lib/site/pages';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorFrame } from './CalculatorFrame';
import styles from './CalculatorPage.module.scss';
import { NoScriptNote } from './NoScriptNote';

type CalculatorPageProps = {
  id: CalculatorId;
  lead: string;
  /** The firm's, for visitors without script. */
  phone: string;
  children: ReactNode;
};

/** Page of a calculator: the way back to the hub, a note for browsers without script, the calculator. */
export function CalculatorPage({ id, lead, phone, children }: CalculatorPageProps) {
  return (
    <CalculatorFrame page={calculatorPage(id)} lead={lead}>
      <BarPatterns />
      <p className={styles.back} data-pagefind-ignore>
        <TextLink href={PAGES.calculator.path} icon="arrow-left">
          Back to Calculator Hub
        </TextLink>
      </p>
      <NoScriptNote phone={phone} />
      {children}
    </CalculatorFrame>
  );
}
