import { useViewer } from '../viewerContext';
import { VIEWER_TEXTS } from '../viewerTexts';
import { ToolButton } from './ToolButton';

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
