import { LawBasis } from '@/components/behaviours/law-basis/LawBasis';
import { PageHero } from '@/components/shell/hero/PageHero';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import type { CardGroup } from '@/lib/server/resources/rateHistory';
import type { RateThread } from '@/lib/server/resources/rateThreads';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { say } from '@/lib/words/say';
import { RateCloth } from './RateCloth';
import { RateFiles } from './RateFiles';
import { RateGroups } from './RateGroups';
import styles from './RatesPage.module.scss';

type RatesPageProps = {
  years: readonly string[];
  threads: readonly RateThread[];
  groups: readonly CardGroup[];
  checkedOn: string;
  financeAct: number;
};

/** Every tax year at a glance, and each rate of today with its law and its history. */
export function RatesPage({ years, threads, groups, checkedOn, financeAct }: RatesPageProps) {
  const { lead, howToRead } = getPageTexts().rates;
  return (
    <>
      <PageHero kind="reading" page={pageHere(PAGES.rates)} lead={lead} />
      <div className={styles.top}>
        <p className={styles.note}>
          {howToRead} <LawBasis financeAct={financeAct} />{' '}
          {say('Newest source of {day}.', { day: formatLongDate(checkedOn) })} {say('General information, not advice.')}
        </p>
        <RateCloth years={years} threads={threads} />
        <RateFiles />
      </div>
      <div className={styles.card}>
        <nav aria-label={say('Rates today')} data-pagefind-ignore>
          <h2 className={styles.title}>{say('Rates today')}</h2>
          <ul role="list" className={styles.contents}>
            {groups.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <RateGroups groups={groups} />
        </div>
      </div>
    </>
  );
}
