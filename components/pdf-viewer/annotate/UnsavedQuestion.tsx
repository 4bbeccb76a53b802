import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './Question.module.scss';

type UnsavedQuestionProps = { isOpen: boolean; onKeep: () => void; onDiscard: () => void };

/** Asks before annotations that are in no file are lost. */
export function UnsavedQuestion({ isOpen, onKeep, onDiscard }: UnsavedQuestionProps) {
  const { state, download } = useViewer();

  return (
    <Dialog isOpen={isOpen} onClose={onKeep} label={VIEWER_TEXTS.unsavedTitle} hasCloseButton={false}>
      <h2 className={styles.title}>{VIEWER_TEXTS.unsavedTitle}</h2>
      <p>{VIEWER_TEXTS.unsavedText}</p>
      <div className={styles.actions}>
        <Button onClick={onKeep}>{VIEWER_TEXTS.keepEditing}</Button>
        <Button
          variant="outline"
          icon={<SvgIcon path={CLIENT_ICON_PATHS.download} />}
          isBusy={state.isSaving}
          onClick={download}
        >
          {state.isSaving ? VIEWER_TEXTS.saving : VIEWER_TEXTS.download}
        </Button>
        <Button variant="quiet" onClick={onDiscard}>
          {state.isUnsaved ? VIEWER_TEXTS.discard : VIEWER_TEXTS.closeSaved}
        </Button>
      </div>
    </Dialog>
  );
}
