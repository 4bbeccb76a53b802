import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { Link } from '@/components/ui/link/Link';
import { MarkedText } from '@/components/ui/text-hits/MarkedText';
import { markWords } from '@/lib/search/markWords';
import type { SearchablePage } from '@/lib/search/searchPages';
import styles from './FoundPages.module.scss';

/** Pages shown before 'Show N more'. */
const SHOWN_AT_FIRST = 8;

type FoundPagesProps = { pages: SearchablePage[]; query: string };

/** Pages whose title or description holds the words, the words marked. */
export function FoundPages({ pages, query }: FoundPagesProps) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? pages : pages.slice(0, SHOWN_AT_FIRST);
  const rest = pages.length - shown.length;
  return (
    <>
      <ol role="list" className={styles.pages}>
        {shown.map(({ href, title, text, place }) => (
          <li key={href} className={styles.page}>
            <p className={styles.place}>{place}</p>
            <h2 className={styles.title}>
              <Link href={href}>
                <MarkedText parts={markWords(title, query)} />
              </Link>
            </h2>
            {text !== '' && (
              <p>
                <MarkedText parts={markWords(text, query)} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {rest > 0 && (
        <div className={styles.more}>
          <Button
            variant="quiet"
            iconEnd={<SvgIcon path={CLIENT_ICON_PATHS.chevronDown} />}
            onClick={() => setIsWhole(true)}
          >
            Show {rest} more
          </Button>
        </div>
      )}
    </>
  );
}
