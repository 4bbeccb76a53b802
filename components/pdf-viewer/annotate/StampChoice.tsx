import { type ChangeEvent, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import { STAMP_TYPES } from '../session/annotation/stampFiles';
import styles from './StampChoice.module.scss';

/** Asks for the picture of a stamp, and says beside the button where a file is refused. */
export function StampChoice() {
  const { session, state } = useViewer();
  const field = useRef<HTMLInputElement>(null);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void session.addStamp(file);
    // The same file may be chosen again.
    target.value = '';
  };

  return (
    <>
      <Button size="small" onClick={() => field.current?.click()}>
        {VIEWER_TEXTS.addImage}
      </Button>
      <input ref={field} type="file" accept={STAMP_TYPES} hidden onChange={handleChange} />
      {state.isStampRefused && (
        <p className={styles.refusal} role="alert">
          {VIEWER_TEXTS.stampRefused}
        </p>
      )}
    </>
  );
}
