import { useState } from 'react';
import { SearchHit } from '@/components/behaviours/full-text/SearchHit';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/marked-text/MarkedText';
import { markWords } from '@/lib/search/markedText';
import type { SearchablePage } from '@/lib/search/searchPages';
import styles from './FoundPages.module.scss';

/** Pages shown before 'Show N more'. */
const SHOWN_AT_FIRST = 8;

type FoundPagesProps = { pages: SearchablePage[]; query: string };

/** Pages whose title or description matches the query, with the matches marked. */
export function FoundPages({ pages, query }: FoundPagesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SHOWN_AT_FIRST);
  const hidden = pages.length - shown.length;
  return (
    <>
      <ol role="list">
        {shown.map(({ href, title, text, place }) => (
          <SearchHit
            key={href}
            href={href}
            title={<MarkedText parts={markWords(title, query)} />}
            heading="h2"
            place={place}
            excerpt={markWords(text, query)}
          />
        ))}
      </ol>
      {hidden > 0 && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            iconEnd={<SvgIcon path={CLIENT_ICON_PATHS['chevron-down']} />}
            onClick={() => setIsWhole(true)}
          >
            Show {hidden} more
          </Button>
        </div>
      )}
    </>
  );
}
