import { Button } from '@/components/ui/button/Button';
import { TextLink } from '@/components/ui/link/TextLink';
import { Note } from '@/components/ui/note/Note';
import styles from './SearchFailure.module.scss';

/** Says that the index of the search could not be fetched, and what to do. */
export function SearchFailure({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className={styles.failure}>
      <Note title="The search could not be loaded">
        <p>Check your connection and try again. The site map lists every page.</p>
      </Note>
      <div className={styles.actions}>
        <Button onClick={onTryAgain}>Try again</Button>
        <TextLink href="/sitemap" arrow>
          Sitemap
        </TextLink>
      </div>
    </div>
  );
}
