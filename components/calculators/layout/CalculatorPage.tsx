import type { ReactNode } from 'react';
import { PageHero } from '@/components/shell/hero/PageHero';
import { TextLink } from '@/components/ui/link/TextLink';
import { heroArt } from '@/lib/pictures/cloth/heroArt';
import { BarPatterns } from '../result/BarPatterns';
import { CalculatorNav } from './CalculatorNav';
import styles from './CalculatorPage.module.scss';
import { CALCULATOR_ENTRIES, type CalculatorId } from './calculatorList';
import { ScriptNeeded } from './ScriptNeeded';

type CalculatorPageProps = { id: CalculatorId; lead: string; children: ReactNode };

/** Frame of the hub and of every calculator: hero, sidebar with a way to the firm, and the way back to the hub. */
export function CalculatorPage({ id, lead, children }: CalculatorPageProps) {
  const entry = CALCULATOR_ENTRIES[id];
  const { name, border, figure, palette } = entry;
  const hub = CALCULATOR_ENTRIES.hub;
  const isHub = id === 'hub';

  return (
    <div className={styles.page}>
      <PageHero
        title={name}
        lead={lead}
        name={isHub ? 'Calculator' : name}
        above={isHub ? [] : [{ name: 'Calculator', href: hub.href }]}
        border={border}
        picture={heroArt({ id: `page:calculator-${id}`, motif: figure, palette, border })}
      />
      <BarPatterns />
      <div className={styles.frame}>
        <div className={styles.side}>
          <CalculatorNav current={entry} />
          <aside className={styles.contact} aria-labelledby="running-payroll">
            <h2 id="running-payroll" className={styles.contactTitle}>
              Running payroll?
            </h2>
            <p>We can take the monthly schedules off your desk.</p>
            <TextLink href="/contact" size="small" arrow>
              Contact Us
            </TextLink>
          </aside>
        </div>
        <div className={styles.main}>
          {!isHub && (
            <>
              <p className={styles.back}>
                <TextLink href={hub.href} icon="arrow-left">
                  Back to Calculator Hub
                </TextLink>
              </p>
              <ScriptNeeded />
            </>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}
