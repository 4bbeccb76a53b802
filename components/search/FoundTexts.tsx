import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { TextHits } from '@/components/ui/text-hits/TextHits';
import styles from './FoundTexts.module.scss';
import { useSearch } from './SearchProvider';

/** Places inside the site's texts that hold the words. */
export function FoundTexts() {
  const { fullText, showMoreTexts } = useSearch();
  const { status, hits, count } = fullText;
  const isSearching = status === 'searching' && hits.length === 0;
  if (hits.length === 0 && !isSearching && status !== 'failed') return null;
  return (
    <div className={styles.texts}>
      <SectionHeading title="Inside the documents" variant="ruled" />
      {isSearching && <p>Searching…</p>}
      {status === 'failed' && <p>The texts cannot be searched just now.</p>}
      <TextHits hits={hits} />
      {count > hits.length && (
        <div className={styles.more}>
          <Button variant="quiet" iconEnd={<SvgIcon path={CLIENT_ICON_PATHS.chevronDown} />} onClick={showMoreTexts}>
            Show more
          </Button>
        </div>
      )}
    </div>
  );
}
