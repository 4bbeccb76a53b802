import { NextDates } from '@/components/behaviours/next-dates/NextDates';
import { TextLink } from '@/components/ui/link/TextLink';
import type { DueDay } from '@/lib/calendar/nextDays';
import type { Home } from '@/lib/content/schemas/home';
import { PAGES } from '@/lib/site/pages';
import { SalaryForm } from '../salary/SalaryForm';
import styles from './Opening.module.scss';

type OpeningProps = { home: Pick<Home, 'kicker' | 'opening'>; days: readonly DueDay[] };

/**
 * What a phone shows first on Home: what the firm does, the field for a salary and the next filing date, above the slides.
 * Wider windows have room for both below the slides.
 */
export function Opening({ home, days }: OpeningProps) {
  return (
    <section className={styles.opening} aria-labelledby="opening" data-pagefind-ignore>
      <p className={styles.kicker}>{home.kicker}</p>
      {/* No heading: the page's own, of the first slide, follows it. */}
      <p id="opening" className={styles.title}>
        {home.opening}
      </p>
      <div className={styles.card}>
        <SalaryForm id="opening-amount" submitLabel="Net pay" className={styles.form} />
        <TextLink href={PAGES.calculator.path} size="small" arrow>
          All calculators
        </TextLink>
      </div>
      <div className={styles.date}>
        <NextDates days={days} />
      </div>
    </section>
  );
}
