import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { TextLink } from '@/components/ui/link/TextLink';
import { PAGES, type SitePage } from '@/lib/site/pages';
import styles from './CalculatorFrame.module.scss';
import { CalculatorNav } from './CalculatorNav';
import { CarryCalculation } from './CarryCalculation';

type CalculatorFrameProps = {
  page: SitePage;
  lead: string;
  children: ReactNode;
};

/** Frame of the hub and of every calculator: hero, and a sidebar with the calculators and a way to the firm. */
export function CalculatorFrame({ page, lead, children }: CalculatorFrameProps) {
  return (
    <div className={styles.page}>
      <PageHero page={page} lead={lead} />
      <div className={styles.frame}>
        <div className={styles.side}>
          <CalculatorNav currentPath={page.path} />
          <aside className={styles.contact} aria-labelledby="running-payroll">
            <h2 id="running-payroll" className={styles.contactTitle}>
              Running payroll?
            </h2>
            <p>We can take the monthly schedules off your desk.</p>
            <TextLink href={PAGES.contact.path} size="small" arrow>
              Contact Us
            </TextLink>
          </aside>
        </div>
        <div className={styles.main}>{children}</div>
      </div>
      <ContactBlock topic={page.name} title="Ask us about your figures" />
      {page.answers?.map((param) => (
        <CarryCalculation key={param} required={param} />
      ))}
    </div>
  );
}
