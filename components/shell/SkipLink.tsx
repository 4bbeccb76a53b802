import styles from './SkipLink.module.scss';

/** First thing in the tab order: past the header to the page's content. */
export function SkipLink() {
  return (
    <a href="#content" className={styles.skip}>
      Skip to content
    </a>
  );
}
