import type { ViewerDocument } from './documentOpener';
import styles from './ViewerTitle.module.scss';

/** Title of the document, and its kind, size and date, on the ink of the toolbar. */
export function ViewerTitle({ document }: { document: ViewerDocument }) {
  return (
    <div className={styles.title}>
      <h2 className={styles.name}>{document.title}</h2>
      {document.facts && <p className={styles.facts}>{document.facts}</p>}
    </div>
  );
}
