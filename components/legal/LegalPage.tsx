import type { ReactNode } from 'react';
import { PageHero } from '@/components/shell/hero/PageHero';
import { ContentsList } from '@/components/ui/contents-list/ContentsList';
import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import { Note } from '@/components/ui/note/Note';
import { PrintButton } from '@/components/ui/print-button/PrintButton';
import type { Page, PageId } from '@/lib/content/schemas/page';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { heroArt } from '@/lib/pictures/cloth/heroArt';
import type { MotifName, PaletteName } from '@/lib/site/pictureStyle';
import type { Heading } from '@/lib/text/headingsOf';
import styles from './LegalPage.module.scss';

const ART: Record<PageId, { motif: MotifName; palette: PaletteName }> = {
  'privacy-policy': { motif: 'arches', palette: 'tanzanite' },
  'terms-of-service': { motif: 'scales', palette: 'red' },
  accessibility: { motif: 'circle', palette: 'sea' },
};

type LegalPageProps = {
  page: Page;
  /** Sections of the text, for the list of contents. */
  headings: Heading[];
  /** The text. */
  children: ReactNode;
};

/** A standing text: what it says in short, then the whole of it beside its contents. */
export function LegalPage({ page, headings, children }: LegalPageProps) {
  const { id, title, description, summary, updatedOn } = page;
  return (
    <>
      <PageHero
        title={title}
        lead={description}
        border="diamonds"
        picture={heroArt({ id: `page:${id}`, border: 'diamonds', ...ART[id] })}
      />
      <div className={styles.page}>
        <ContentsList items={headings}>
          <div className={styles.facts}>
            <p>
              Updated on <time dateTime={updatedOn}>{formatLongDate(updatedOn)}</time>
            </p>
            <PrintButton size="small" />
          </div>
        </ContentsList>
        <article className={styles.text}>
          <Note title="In short">
            <DiamondList items={summary} />
          </Note>
          {children}
        </article>
      </div>
    </>
  );
}
