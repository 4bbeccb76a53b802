import { useId } from 'react';
import { ViewerIcon } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import styles from './Outline.module.scss';

/** The files inside the document, by their names: a click downloads one. */
export function Attachments() {
  const { session, state } = useViewer();
  const id = useId();

  return (
    <section className={styles.outline} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {VIEWER_TEXTS.attachments}
      </h3>
      <ul role="list">
        {state.attachments.map((attachment) => (
          <li key={attachment.id}>
            <button
              type="button"
              className={styles.entry}
              aria-label={VIEWER_TEXTS.downloadAttachment(attachment.name)}
              title={attachment.description}
              onClick={() => void session.saveAttachment(attachment)}
            >
              <ViewerIcon name="download" />
              <span className={styles.file}>{attachment.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
