import styles from './LoadingSheet.module.scss';
import { OPENING_TEXTS } from './openingTexts';

/** A blank page that says that the viewer is loading; below it how much of the document has come. */
export function LoadingSheet({ progress }: { progress?: string }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.words} role="status">
        {OPENING_TEXTS.loading}
      </p>
      {progress && <p className={styles.progress}>{progress}</p>}
    </div>
  );
}
