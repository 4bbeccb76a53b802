import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import type { ViewerDocument } from './documentOpener';
import type { Failure } from './failure';
import { OPENING_TEXTS } from './openingTexts';
import { ReadLink } from './ReadLink';
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

/** Where to get a document whose file is missing: from the firm, and its text from its page. */
function OtherSources({ document, onClose }: Pick<FailurePanelProps, 'document' | 'onClose'>) {
  return (
    <>
      <ButtonLink href="/contact">{OPENING_TEXTS.contact}</ButtonLink>
      {document.pageHref && (
        <ReadLink href={document.pageHref} onClose={onClose} {...buttonAttributes({ variant: 'outline' })}>
          {OPENING_TEXTS.readAsPage}
        </ReadLink>
      )}
    </>
  );
}

type FailurePanelProps = {
  failure: Failure;
  document: ViewerDocument;
  onRetry: () => void;
  /** Closes the viewer. */
  onClose: () => void;
};

/** Says why the document is not shown, and offers the file itself, or what helps where that is missing. */
export function FailurePanel({ failure, document, onRetry, onClose }: FailurePanelProps) {
  const { title, text } = OPENING_TEXTS.failures[failure];
  const canRetry = failure === 'offline' || failure === 'failed';

  return (
    <div className={styles.panel} role="alert">
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        {canRetry && <Button onClick={onRetry}>{OPENING_TEXTS.retry}</Button>}
        {failure === 'missing' ? (
          <OtherSources document={document} onClose={onClose} />
        ) : (
          <FileLink href={document.href} />
        )}
      </div>
    </div>
  );
}
