import type { ReactNode } from 'react';
import type { ViewerDocument } from './documentOpener';
import styles from './ViewerTitle.module.scss';

type ViewerTitleProps = {
  document: ViewerDocument;
  /** Instead of the document's kind, size and date. */
  children?: ReactNode;
};

/** Title of the document, and its kind, size and date, on the ink of the toolbar. */
export function ViewerTitle({ document, children }: ViewerTitleProps) {
  return (
    <div className={styles.title}>
      <h2 className={styles.name} title={document.title}>
        {document.title}
      </h2>
      {children ?? (document.facts && <p className={styles.facts}>{document.facts}</p>)}
    </div>
  );
}
