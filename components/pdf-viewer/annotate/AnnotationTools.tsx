import { ToolButton } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { Tool } from '../session/viewerState';

/** In the order of the toolbar; each tool's icon has its name. */
const TOOLS = ['text', 'highlight', 'ink', 'stamp'] as const satisfies readonly Tool[];

const CAPTIONS = { ...VIEWER_TEXTS, ink: VIEWER_TEXTS.inkShort };

/** The buttons of the four annotation tools. */
export function AnnotationTools({ hasCaptions = false }: { hasCaptions?: boolean }) {
  const { session, state } = useViewer();
  const labels = hasCaptions ? CAPTIONS : VIEWER_TEXTS;

  return TOOLS.map((tool) => (
    <ToolButton
      key={tool}
      icon={tool}
      label={labels[tool]}
      caption={hasCaptions ? labels[tool] : undefined}
      aria-pressed={state.tool === tool}
      onClick={() => session.toggleTool(tool)}
    />
  ));
}
