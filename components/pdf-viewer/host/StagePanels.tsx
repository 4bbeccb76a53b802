import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { focusOnMount } from '@/lib/browser/focusOnMount';
import type { ViewerDocument } from './documentOpener';
import styles from './StagePanel.module.scss';
import titleStyles from './ViewerTitle.module.scss';

/** Why something cannot be shown, and what to do. */
export type FailureText = { title: string; text: string };

export const OFFLINE: FailureText = {
  title: 'No connection',
  text: 'The document could not be fetched. Check your connection to the internet and try again.',
};

/** A blank page, on which stands that the viewer is loading, and how much of the document has arrived. */
export function LoadingSheet({ progress }: { progress?: string | undefined }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.note}>
        <p className={styles.loading} role="status">
          Loading Viewer...
        </p>
        {progress && <p className={styles.progress}>{progress}</p>}
      </div>
    </div>
  );
}

/** Link to the plain file, for when the viewer cannot show it. */
export function FileLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} download variant="outline" icon="download">
      Download the file
    </ButtonLink>
  );
}

type FailurePanelProps = FailureText & {
  /** Where another attempt may help. */
  onRetry?: (() => void) | undefined;
  retryText?: string;
  /** Links to what helps instead. */
  children: ReactNode;
};

/** Says why the document is not shown, and offers what helps. Takes the focus, whose place went away with the loading. */
export function FailurePanel({ title, text, onRetry, retryText = 'Try again', children }: FailurePanelProps) {
  return (
    <div ref={focusOnMount} className={styles.panel} role="alert" tabIndex={-1}>
      <h3>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
        {children}
      </div>
    </div>
  );
}

type ViewerTitleProps = {
  document: ViewerDocument;
  /** Instead of the document's kind, size and date. */
  children?: ReactNode;
};

/** Title of the document, and its kind, size and date, on the ink of the toolbar. */
export function ViewerTitle({ document, children }: ViewerTitleProps) {
  return (
    <div className={titleStyles.title}>
      <h2 className={titleStyles.name} title={document.title}>
        {document.title}
      </h2>
      {children ?? (document.facts && <p className={titleStyles.facts}>{document.facts}</p>)}
    </div>
  );
}
