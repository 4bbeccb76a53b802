import { say } from '@/lib/words/say';
import styles from './SkipLink.module.scss';

/** First in the tab order: skips the header. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      {say('Skip to content')}
    </a>
  );
}
