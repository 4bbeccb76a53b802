import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/Dialog';
import { TextArea } from '@/components/ui/field/TextArea';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import type { AltTextRequest } from '../session/viewerState';
import styles from './Question.module.scss';
import { NOTICES } from './StageCover';
import { useViewer } from './viewerContext';

/** Asks for the alternative text of a stamped picture. */
export function AltTextDialog({ request }: { request: AltTextRequest }) {
  const { session } = useViewer();
  const { picture } = request;
  const [answer, setAnswer] = useState(request);
  const cancel = () => session.answerAltText();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    session.answerAltText(answer);
  };

  return (
    <Dialog isOpen onClose={cancel} label="Describe the picture">
      <h2 className={`${styles.title} h3`}>Describe the picture</h2>
      <p>One or two sentences for people who cannot see it.</p>
      {picture && <div ref={(frame) => frame?.replaceChildren(picture)} className={styles.picture} />}
      <form onSubmit={handleSubmit}>
        <TextArea
          label="Description"
          name="alt-text"
          rows={3}
          value={answer.altText}
          disabled={answer.isDecorative}
          onChange={(event) => setAnswer({ ...answer, altText: event.currentTarget.value })}
        />
        <label className={`${styles.decorative} target`}>
          <input
            type="checkbox"
            checked={answer.isDecorative}
            onChange={(event) => setAnswer({ ...answer, isDecorative: event.currentTarget.checked })}
          />
          This is only decoration and needs no description
        </label>
        <div className={styles.actions}>
          <Button type="submit">Save description</Button>
          <Button variant="outline" onClick={cancel}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Notices about saving, repeated in the dialog because it covers the place where they usually appear. */
const OF_SAVING = ['saveFailed', 'signsLost', 'notKept'];

/** Asks before the viewer closes or the page is left, if that would lose annotations that have not been downloaded. */
export function UnsavedQuestion() {
  const { opener, session, state, download } = useViewer();
  const { isSaving, isUnsaved, notice } = state;
  const [isAsking, setAsking] = useState(false);
  const keepEditing = () => setAsking(false);
  const discard = () => {
    // Stops the browser from asking again if closing leads to another page.
    session.store.set({ isUnsaved: false });
    opener.leave();
  };

  useEffect(() => {
    opener.mayClose = () => {
      // Commits text that is still being typed, which marks the document as unsaved.
      session.hasAdditions();
      const mustAsk = session.store.get().isUnsaved;
      if (mustAsk) {
        // Otherwise an active tool would handle the Escape meant for the dialog.
        session.toggleTool('none');
        setAsking(true);
      }
      return !mustAsk;
    };
    return () => {
      opener.mayClose = undefined;
    };
  }, [opener, session]);

  // If the visitor closes the tab with unsaved changes, the browser shows its own warning.
  useEffect(() => {
    if (!isUnsaved) return;
    const handleBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', handleBeforeUnload);
    return () => window.removeEventListener('beforeunload', handleBeforeUnload);
  }, [isUnsaved]);

  return (
    <Dialog isOpen={isAsking} onClose={keepEditing} label="Keep your annotations?">
      <h2 className={`${styles.title} h3`}>Keep your annotations?</h2>
      <p>What you added to this document will be lost when the viewer closes, unless you download it.</p>
      {notice && OF_SAVING.includes(notice) && <p role="alert">{NOTICES[notice]}</p>}
      <div className={styles.actions}>
        <Button onClick={keepEditing}>Keep editing</Button>
        <Button
          variant="outline"
          icon={<SvgIcon path={CLIENT_ICON_PATHS.download} />}
          isBusy={isSaving}
          onClick={download}
        >
          {isSaving ? 'Saving...' : 'Download'}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {isUnsaved ? 'Discard' : 'Close viewer'}
        </Button>
      </div>
    </Dialog>
  );
}
