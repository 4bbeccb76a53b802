import { ToolButton } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { Tool } from '../session/viewerState';

/** In the order of the toolbar; each tool's icon has its name. */
const TOOLS = ['text', 'highlight', 'ink', 'stamp'] as const satisfies readonly Tool[];

/** The buttons of the four annotation tools. */
export function AnnotationTools({ hasCaptions = false }: { hasCaptions?: boolean }) {
  const { session, state } = useViewer();

  return TOOLS.map((tool) => (
    <ToolButton
      key={tool}
      icon={tool}
      label={VIEWER_TEXTS[tool]}
      caption={hasCaptions ? VIEWER_TEXTS[tool] : undefined}
      aria-pressed={state.tool === tool}
      onClick={() => session.toggleTool(tool)}
    />
  ));
}
