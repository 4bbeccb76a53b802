import type { MouseEvent } from 'react';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { ToolButton, ViewerIcon } from './ToolButton';
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
export function PrintButton() {
  const { session } = useViewer();
  return <ToolButton icon="print" label={VIEWER_TEXTS.print} onClick={() => void session.print()} />;
}

/** Downloads the file, with the visitor's annotations inside where there are any; nothing where the file is missing. */
export function DownloadLink() {
  const { document, layout, session, state, download } = useViewer();
  const label = state.isSaving ? VIEWER_TEXTS.saving : VIEWER_TEXTS.download;

  const handleClick = (event: MouseEvent) => {
    if (!session.hasAdditions()) return;
    event.preventDefault();
    download();
  };

  if (state.failure === 'missing') return null;
  return (
    <a
      {...buttonAttributes({ variant: 'accent', size: 'small' })}
      href={document.href}
      download
      title={label}
      aria-label={label}
      onClick={handleClick}
    >
      <ViewerIcon name="download" />
      {layout === 'wide' && label}
    </a>
  );
}
