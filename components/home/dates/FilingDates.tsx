import { NextDates } from '@/components/behaviours/next-dates/NextDates';
import { TextLink } from '@/components/ui/link/TextLink';
import type { DueDay } from '@/lib/calendar/nextDays';
import { calculatorPage } from '@/lib/site/pages';
import styles from './FilingDates.module.scss';

/** A band of Home with the next three dates on which most firms file or pay. */
export function FilingDates({ days }: { days: readonly DueDay[] }) {
  const { name, path } = calculatorPage('tax-calendar');
  return (
    <section className={styles.band} aria-labelledby="filing-dates" data-pagefind-ignore>
      <div className={styles.inner}>
        <div>
          <h2 id="filing-dates">Next filing dates</h2>
          <TextLink href={path} size="small" arrow>
            {name}
          </TextLink>
        </div>
        <NextDates days={days} />
      </div>
    </section>
  );
}
