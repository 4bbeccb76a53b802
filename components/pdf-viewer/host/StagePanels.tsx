import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Failure } from './failure';
import { OPENING_TEXTS } from './openingTexts';
import styles from './StagePanel.module.scss';

/** A blank page that says that the viewer is loading, and how much of the document has arrived. */
export function LoadingSheet({ progress }: { progress?: string }) {
  return (
    <div className={styles.sheet}>
      <p className={styles.loading} role="status">
        {OPENING_TEXTS.loading}
      </p>
      {progress && <p className={styles.progress}>{progress}</p>}
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

type FailurePanelProps = { failure: Failure; href: string; onRetry: () => void };

/** Says why the document is not shown, and offers the file itself. */
export function FailurePanel({ failure, href, onRetry }: FailurePanelProps) {
  const { title, text } = OPENING_TEXTS.failures[failure];
  const canRetry = failure === 'offline' || failure === 'failed';

  return (
    <div className={styles.panel} role="alert">
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        {canRetry && <Button onClick={onRetry}>{OPENING_TEXTS.retry}</Button>}
        <FileLink href={href} />
      </div>
    </div>
  );
}
