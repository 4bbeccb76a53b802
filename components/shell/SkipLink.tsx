import { useSay } from '#words';
import styles from './SkipLink.module.scss';

/** First in the tab order: skips the header. */
export function SkipLink() {
  const say = useSay();
  return (
    <a href="#content" className={styles.skip}>
      {say('Skip to content')}
    </a>
  );
}
