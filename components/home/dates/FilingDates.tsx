import { NextDates } from '@/components/behaviours/next-dates/NextDates';
import { TextLink } from '@/components/ui/link/TextLink';
import type { DueDay } from '@/lib/calendar/nextDays';
import { calculatorPage } from '@/lib/site/pages';
import { linkHere } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import styles from './FilingDates.module.scss';

/** A band of Home with the next three dates on which most firms file or pay. */
export function FilingDates({ days }: { days: readonly DueDay[] }) {
  const { name, path } = calculatorPage('tax-calendar');
  return (
    <section className={styles.band} aria-labelledby="filing-dates" data-pagefind-ignore>
      <div className={styles.inner}>
        <div>
          <h2 id="filing-dates">{say('Next filing dates')}</h2>
          <TextLink {...linkHere(path)} size="small" arrow>
            {sayName(name)}
          </TextLink>
        </div>
        <NextDates days={days} />
      </div>
    </section>
  );
}
