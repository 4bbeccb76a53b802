import { PageHero } from '@/components/shell/PageHero';
import { NEWS_KINDS, type NewsEntry, type NewsKind } from '@/lib/content/schemas/resources';
import { formatMonth } from '@/lib/dates/formatLongDate';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { NEWS_FEED } from '@/lib/server/resources/newsFeed';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './WhatsNewPage.module.scss';

const KIND_NAMES: Record<NewsKind, string> = {
  law: 'Law',
  library: 'Guides and summaries',
  tool: 'Tools',
};

function Entry({ entry: { id, title, text, link } }: { entry: NewsEntry }) {
  return (
    <li className={`${styles.entry} lightsUp`} id={id}>
      <h4 className="title">
        <a href={link}>{title}</a>
      </h4>
      <p>{text}</p>
    </li>
  );
}

type EntriesProps = { entries: readonly NewsEntry[] };

/** A month's entries by subject. */
function Month({ month, entries }: EntriesProps & { month: string }) {
  return (
    <section aria-labelledby={month}>
      <h2 className={styles.month} id={month}>
        {formatMonth(month, 'en')}
      </h2>
      {NEWS_KINDS.map((kind) => {
        const ofKind = entries.filter((entry) => entry.kind === kind);
        if (ofKind.length === 0) return null;
        return (
          <section key={kind} className={styles.kind} aria-labelledby={`${month}-${kind}`}>
            <h3 className="ui muted" id={`${month}-${kind}`}>
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

/** Changes in the law and on this site by month, newest first. */
export function WhatsNewPage({ entries }: EntriesProps) {
  const months = Map.groupBy(entries, ({ date }) => date.slice(0, 7));
  return (
    <>
      <PageHero translate={ENGLISH} kind="reading" page={PAGES.whatsNew} lead={getPageTexts('en').whatsNew.lead} />
      <div className={`${styles.page} wrap`}>
        {[...months].map(([month, ofMonth]) => (
          <Month key={month} month={month} entries={ofMonth} />
        ))}
        <p className={`${styles.feed} small`}>
          <a className="linkTarget" href={NEWS_FEED.path}>
            Atom feed
          </a>
        </p>
      </div>
    </>
  );
}
