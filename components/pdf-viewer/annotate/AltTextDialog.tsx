import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { Dialog } from '@/components/ui/dialog/Dialog';
import { TextArea } from '@/components/ui/field/TextArea';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { AltTextRequest } from '../session/viewerState';
import styles from './Question.module.scss';

/** The picture itself, which pdf.js hands over on a canvas. */
function CanvasPicture({ canvas }: { canvas: HTMLCanvasElement }) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => frame.current?.replaceChildren(canvas), [canvas]);
  return <div ref={frame} className={styles.picture} />;
}

/** Asks for the description of a stamped picture. */
export function AltTextDialog({ request }: { request: AltTextRequest }) {
  const { session } = useViewer();
  const [answer, setAnswer] = useState(request);
  const cancel = () => session.answerAltText();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    session.answerAltText(answer);
  };

  return (
    <Dialog isOpen onClose={cancel} label={VIEWER_TEXTS.altTextTitle} hasCloseButton={false}>
      <h2 className={styles.title}>{VIEWER_TEXTS.altTextTitle}</h2>
      <p>{VIEWER_TEXTS.altTextText}</p>
      {request.picture && <CanvasPicture canvas={request.picture} />}
      <form onSubmit={handleSubmit}>
        <TextArea
          label={VIEWER_TEXTS.altTextLabel}
          name="alt-text"
          rows={3}
          value={answer.altText}
          disabled={answer.isDecorative}
          onChange={(event) => setAnswer({ ...answer, altText: event.currentTarget.value })}
        />
        <label className={styles.decorative}>
          <input
            type="checkbox"
            checked={answer.isDecorative}
            onChange={(event) => setAnswer({ ...answer, isDecorative: event.currentTarget.checked })}
          />
          {VIEWER_TEXTS.altTextDecorative}
        </label>
        <div className={styles.actions}>
          <Button type="submit">{VIEWER_TEXTS.altTextSave}</Button>
          <Button variant="outline" onClick={cancel}>
            {VIEWER_TEXTS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
