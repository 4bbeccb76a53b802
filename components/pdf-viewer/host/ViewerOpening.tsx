import { IconButton } from '@/components/ui/button/IconButton';
import type { ViewerDocument } from './documentLink';
import { FailurePanel } from './FailurePanel';
import type { Failure } from './failure';
import { LoadingSheet } from './LoadingSheet';
import { OPENING_TEXTS } from './openingTexts';
import styles from './ViewerOpening.module.scss';
import { ViewerTitle } from './ViewerTitle';

type ViewerOpeningProps = {
  document: ViewerDocument;
  failure?: Failure;
  onRetry: () => void;
  onClose: () => void;
};

/** What stands in the dialog while the code of the viewer is on its way, or where it does not come. */
export function ViewerOpening({ document, failure, onRetry, onClose }: ViewerOpeningProps) {
  return (
    <div className={styles.opening}>
      <div className={styles.bar}>
        <ViewerTitle document={document} />
        <IconButton icon="close" label={OPENING_TEXTS.close} onInk onClick={onClose} />
      </div>
      <div className={styles.stage}>
        {failure ? <FailurePanel failure={failure} href={document.href} onRetry={onRetry} /> : <LoadingSheet />}
      </div>
    </div>
  );
}
