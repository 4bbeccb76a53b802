import type { MouseEvent } from 'react';
import { ViewerIcon } from '../chrome/ViewerIcon';
import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import styles from './DownloadLink.module.scss';

/** Downloads the file; where the visitor has added something to it, a file with that inside. */
export function DownloadLink() {
  const { document, session, state, download } = useViewer();
  const label = state.isSaving ? VIEWER_TEXTS.saving : VIEWER_TEXTS.download;

  const handleClick = (event: MouseEvent) => {
    if (!session.hasAdditions()) return;
    event.preventDefault();
    download();
  };

  return (
    <a className={styles.link} href={document.href} download title={label} aria-label={label} onClick={handleClick}>
      <ViewerIcon name="download" />
      <span className={styles.words}>{label}</span>
    </a>
  );
}
