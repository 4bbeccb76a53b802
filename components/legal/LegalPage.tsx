import type { ReactNode } from 'react';
import { PageHero } from '@/components/shell/PageHero';
import { ContentsList, type Heading } from '@/components/ui/ContentsList';
import { DiamondList } from '@/components/ui/DiamondList';
import { Note } from '@/components/ui/Note';
import type { Page } from '@/lib/content/schemas/pages';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import type { SitePage } from '@/lib/site/sitePage';
import { ENGLISH } from '@/lib/words/translate';
import styles from './LegalPage.module.scss';

type LegalPageProps = {
  page: Page;
  sitePage: SitePage;
  headings: Heading[];
  children: ReactNode;
};

/** A legal text: a summary, then the text beside its table of contents. */
export function LegalPage({ page, sitePage, headings, children }: LegalPageProps) {
  const { title, description, summary, updatedOn } = page;
  return (
    <>
      <PageHero
        translate={ENGLISH}
        kind="reading"
        page={{ ...sitePage, heading: title, crumb: title }}
        lead={description}
      />
      <div className={styles.page}>
        <ContentsList title="On this page" items={headings}>
          <div className={`${styles.facts} small muted`}>
            <p>
              Updated on <time dateTime={updatedOn}>{formatLongDate(updatedOn, 'en')}</time>
            </p>
          </div>
        </ContentsList>
        <article className={`${styles.text} measure`}>
          <Note title="In short">
            <DiamondList items={summary} />
          </Note>
          {children}
        </article>
      </div>
    </>
  );
}
