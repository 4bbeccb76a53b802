import type { ReactNode } from 'react';
import { PageHero } from '@/components/shell/hero/PageHero';
import { TextLink } from '@/components/ui/link/TextLink';
import { heroArt } from '@/lib/pictures/cloth/heroArt';
import type { CalculatorEntry } from '@/lib/site/calculators';
import { PAGES, parentCrumbs, type SitePage } from '@/lib/site/pages';
import styles from './CalculatorFrame.module.scss';
import { CalculatorNav } from './CalculatorNav';

type CalculatorFrameProps = {
  page: SitePage & Pick<CalculatorEntry, 'picture'>;
  /** Seed of the random parts of the hero drawing. */
  artId: string;
  lead: string;
  children: ReactNode;
};

/** Frame of the hub and of every calculator: hero, and a sidebar with the calculators and a way to the firm. */
export function CalculatorFrame({ page, artId, lead, children }: CalculatorFrameProps) {
  return (
    <div className={styles.page}>
      <PageHero
        title={page.heading}
        lead={lead}
        name={page.crumb}
        above={parentCrumbs(page)}
        border={page.picture.border}
        picture={heroArt({ id: `page:calculator-${artId}`, ...page.picture })}
      />
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
    </div>
  );
}
