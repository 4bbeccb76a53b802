import { PageHero } from '@/components/shell/hero/PageHero';
import { TextLink } from '@/components/ui/link/TextLink';
import type { NewsEntry } from '@/lib/content/schemas/news';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { PAGES } from '@/lib/site/pages';
import styles from './WhatsNewPage.module.scss';

function Entry({ entry: { id, date, title, text, link } }: { entry: NewsEntry }) {
  return (
    <li className={styles.entry} id={id}>
      <time className={styles.date} dateTime={date}>
        {formatLongDate(date)}
      </time>
      <div>
        <h2 className={styles.title}>{title}</h2>
        <p>{text}</p>
        <TextLink href={link} size="small" arrow>
          Read more
          <span className={styles.about}> about {title}</span>
        </TextLink>
      </div>
    </li>
  );
}

/** What changed in the law and on this site, newest first. */
export function WhatsNewPage({ entries }: { entries: readonly NewsEntry[] }) {
  return (
    <>
      <PageHero size="compact" page={PAGES.whatsNew} lead={getPageTexts().whatsNew.lead} />
      <div className={styles.page}>
        <p className={styles.feeds}>
          Follow it in a feed reader: <a href="/feed.xml">Atom</a> or <a href="/feed.json">JSON Feed</a>.
        </p>
        <ol role="list" className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      </div>
    </>
  );
}
