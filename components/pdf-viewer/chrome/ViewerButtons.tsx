import { type MouseEvent, useSyncExternalStore } from 'react';
import { ToolButton, ViewerIcon } from './ToolButton';
import styles from './ViewerButtons.module.scss';
import { useViewer } from './viewerContext';
import { VIEWER_TEXTS } from './viewerTexts';

/** Opens and closes the find bar. */
export function FindButton() {
  const { isFindOpen, openFind, closeFind } = useViewer();
  const toggle = isFindOpen ? closeFind : openFind;
  return <ToolButton icon="search" label={VIEWER_TEXTS.find} aria-expanded={isFindOpen} onClick={toggle} />;
}

/** Shows and hides the pages and the contents of the document. */
export function SidebarButton({ caption }: { caption?: string }) {
  const { isSidebarOpen, setSidebarOpen } = useViewer();
  return (
    <ToolButton
      icon="sidebar"
      label={VIEWER_TEXTS.sidebar}
      caption={caption}
      aria-expanded={isSidebarOpen}
      onClick={() => setSidebarOpen(!isSidebarOpen)}
    />
  );
}

/** Prints the document. */
export function PrintButton({ caption }: { caption?: string }) {
  const { session } = useViewer();
  return <ToolButton icon="print" label={VIEWER_TEXTS.print} caption={caption} onClick={() => void session.print()} />;
}

function onFullScreenChange(onChange: () => void): () => void {
  document.addEventListener('fullscreenchange', onChange);
  return () => document.removeEventListener('fullscreenchange', onChange);
}

/** Gives the viewer the whole screen and back; absent where the browser or the page's policy forbids it. */
export function FullScreenButton() {
  const { root } = useViewer();
  const isFull = useSyncExternalStore(onFullScreenChange, () => document.fullscreenElement !== null);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : root.current?.requestFullscreen();
    // Refused: the viewer stays as it is.
    change?.catch(() => undefined);
  };

  if (!document.fullscreenEnabled) return null;
  return (
    <ToolButton
      icon={isFull ? 'leave-full-screen' : 'full-screen'}
      label={isFull ? VIEWER_TEXTS.leaveFullScreen : VIEWER_TEXTS.fullScreen}
      onClick={toggle}
    />
  );
}

/** Downloads the file; with the visitor's annotations inside where there are any. */
export function DownloadLink() {
  const { document, session, state, download } = useViewer();
  const label = state.isSaving ? VIEWER_TEXTS.saving : VIEWER_TEXTS.download;

  const handleClick = (event: MouseEvent) => {
    if (!session.hasAdditions()) return;
    event.preventDefault();
    download();
  };

  return (
    <a className={styles.download} href={document.href} download title={label} aria-label={label} onClick={handleClick}>
      <ViewerIcon name="download" />
      <span className={styles.label}>{label}</span>
    </a>
  );
}
