import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { focusOnMount } from '@/lib/browser/focusOnMount';
import { type FailureText, OPENING_TEXTS } from './openingTexts';
import styles from './StagePanel.module.scss';

/** A blank page, on which stands that the viewer is loading, and how much of the document has arrived. */
export function LoadingSheet({ progress }: { progress?: string | undefined }) {
  return (
    <div className={styles.sheet}>
      <div className={styles.note}>
        <p className={styles.loading} role="status">
          {OPENING_TEXTS.loading}
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
      {OPENING_TEXTS.downloadOriginal}
    </ButtonLink>
  );
}

type FailurePanelProps = {
  failure: FailureText;
  /** Where another attempt may help. */
  onRetry?: () => void;
  retryText?: string;
  /** Links to what helps instead. */
  children: ReactNode;
};

/** Says why the document is not shown, and offers what helps. Takes the focus, whose place went away with the loading. */
export function FailurePanel({ failure, onRetry, retryText = OPENING_TEXTS.retry, children }: FailurePanelProps) {
  return (
    <div ref={focusOnMount} className={styles.panel} role="alert" tabIndex={-1}>
      <h3>{failure.title}</h3>
      <p>{failure.text}</p>
      <div className={styles.actions}>
        {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
        {children}
      </div>
    </div>
  );
}
