import { PageHero } from '@/components/shell/hero/PageHero';
import { NEWS_KINDS, type NewsEntry, type NewsKind } from '@/lib/content/schemas/news';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatMonth } from '@/lib/dates/formatMonth';
import { FEED_ENDINGS, FEEDS, type FeedEnding, feedPath, WHOLE_FEED } from '@/lib/resources/feedList';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './WhatsNewPage.module.scss';

const KIND_NAMES: Record<NewsKind, string> = {
  law: 'Law',
  correction: 'Corrections',
  library: 'Guides and summaries',
  tool: 'Tools',
};

function Entry({ entry: { id, date, title, text, link } }: { entry: NewsEntry }) {
  return (
    <li className={styles.entry} id={id}>
      <h4 className={styles.title}>
        <a href={link}>{title}</a>
      </h4>
      <p>{text}</p>
      <time className={styles.date} dateTime={date}>
        {formatLongDate(date)}
      </time>
    </li>
  );
}

const FEED_NAMES: Record<FeedEnding, string> = { xml: 'Atom', json: 'JSON' };

type EntriesProps = { entries: readonly NewsEntry[] };

/** The entries of one month under what they tell of. */
function Month({ entries }: EntriesProps) {
  const month = entries[0]?.date ?? '';
  return (
    <section aria-labelledby={month.slice(0, 7)}>
      <h2 className={styles.month} id={month.slice(0, 7)}>
        {formatMonth(month)}
      </h2>
      {NEWS_KINDS.map((kind) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} className={styles.kind} aria-labelledby={`${month.slice(0, 7)}-${kind}`}>
            <h3 className={styles.name} id={`${month.slice(0, 7)}-${kind}`}>
              {KIND_NAMES[kind]}
            </h3>
            <ul role="list">
              {ofKind.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ul>
          </section>
        );
      })}
    </section>
  );
}

/** What changed in the law and on this site by month, newest first, with corrections apart from news. */
export function WhatsNewPage({ entries }: EntriesProps) {
  const months = [...new Set(entries.map(({ date }) => date.slice(0, 7)))];
  return (
    <>
      <PageHero kind="reading" page={PAGES.whatsNew} lead={getPageTexts().whatsNew.lead} />
      <div className={styles.page}>
        <p className={styles.feeds}>
          Follow it in a feed reader:
          {[WHOLE_FEED, ...FEEDS].map((feed) => (
            <span key={feed.name} className={styles.feed}>
              {feed.name}
              {FEED_ENDINGS.map((ending) => (
                <a key={ending} href={feedPath(feed, ending)} aria-label={`${feed.name}, ${FEED_NAMES[ending]}`}>
                  {FEED_NAMES[ending]}
                </a>
              ))}
            </span>
          ))}
        </p>
        {months.map((month) => (
          <Month key={month} entries={entries.filter(({ date }) => date.startsWith(month))} />
        ))}
      </div>
    </>
  );
}
