import { useState } from 'react';
import { SearchHit } from '@/components/behaviours/full-text/SearchHit';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { MarkedText } from '@/components/ui/marked-text/MarkedText';
import type { FoundPage } from '@/lib/search/siteSearch';
import styles from './FoundPages.module.scss';

/** Pages shown before 'Show N more', which hides no fewer than the second number. */
const SHOWN_AT_FIRST = 8;
const LEAST_HIDDEN = 3;

type FoundPagesProps = { pages: FoundPage[] };

/** Pages found by name, with the words of the query marked. */
export function FoundPages({ pages }: FoundPagesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && pages.length >= SHOWN_AT_FIRST + LEAST_HIDDEN;
  const shown = isCut ? pages.slice(0, SHOWN_AT_FIRST) : pages;
  const hidden = pages.length - shown.length;
  if (pages.length === 0) return null;
  return (
    <>
      <ol role="list">
        {shown.map(({ href, title, markedTitle, markedText, place }) => (
          <SearchHit
            key={`${href} ${title}`}
            href={href}
            title={<MarkedText parts={markedTitle} />}
            heading="h2"
            place={place}
            excerpt={markedText}
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
