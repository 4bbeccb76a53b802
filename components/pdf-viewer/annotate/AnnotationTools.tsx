import { ToolButton } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { Tool } from '../session/viewerState';
import { ToolOptionsPanel } from './ToolOptionsPanel';

/** The tools, in the order of the toolbar; the name of each is the name of its icon too. */
export const TOOLS = ['text', 'highlight', 'ink', 'stamp'] as const satisfies readonly Tool[];

/** The four annotation tools, and the options of the active one below them. */
export function AnnotationTools() {
  const { session, state } = useViewer();

  return (
    <>
      {TOOLS.map((tool) => (
        <ToolButton
          key={tool}
          icon={tool}
          label={VIEWER_TEXTS[tool]}
          aria-pressed={state.tool === tool}
          onClick={() => session.toggleTool(tool)}
        />
      ))}
      {state.tool !== 'none' && <ToolOptionsPanel tool={state.tool} placement="below" />}
    </>
  );
}
