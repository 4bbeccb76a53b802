import { Button } from '@/components/ui/button/Button';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Failure } from './failure';
import { OPENING_TEXTS } from './openingTexts';
import styles from './StagePanel.module.scss';

type FailurePanelProps = { failure: Failure; href: string; onRetry: () => void };

/** Says why the document is not shown, and offers the file itself. */
export function FailurePanel({ failure, href, onRetry }: FailurePanelProps) {
  const { title, text } = OPENING_TEXTS.failures[failure];
  const canHelp = failure === 'offline' || failure === 'failed';

  return (
    <div className={styles.panel} role="alert">
      <h3 className={styles.title}>{title}</h3>
      <p>{text}</p>
      <div className={styles.actions}>
        {canHelp && <Button onClick={onRetry}>{OPENING_TEXTS.retry}</Button>}
        <ButtonLink href={href} download variant="outline" icon="download">
          {OPENING_TEXTS.downloadOriginal}
        </ButtonLink>
      </div>
    </div>
  );
}
