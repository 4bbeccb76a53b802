import { ToolButton } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import { HIGHLIGHT_COLORS, PEN_COLORS } from '../session/annotation/annotationDefaults';
import type { Tool } from '../session/viewerState';
import { ColorChoice } from './ColorChoice';
import { RangeChoice } from './RangeChoice';
import { StampChoice } from './StampChoice';
import styles from './ToolOptionsPanel.module.scss';

type ActiveTool = Exclude<Tool, 'none'>;

function Options({ tool }: { tool: ActiveTool }) {
  switch (tool) {
    case 'text':
      return (
        <>
          <ColorChoice option="textColor" colors={PEN_COLORS} />
          <RangeChoice option="textSize" label={VIEWER_TEXTS.size} />
        </>
      );
    case 'highlight':
      return (
        <>
          <ColorChoice option="highlightColor" colors={HIGHLIGHT_COLORS} />
          <RangeChoice option="highlightThickness" label={VIEWER_TEXTS.thickness} />
        </>
      );
    case 'ink':
      return (
        <>
          <ColorChoice option="inkColor" colors={PEN_COLORS} />
          <RangeChoice option="inkThickness" label={VIEWER_TEXTS.thickness} />
          <RangeChoice option="inkOpacity" label={VIEWER_TEXTS.opacity} format={VIEWER_TEXTS.percent} />
        </>
      );
    case 'stamp':
      return <StampChoice />;
  }
}

/** Options of the active tool, how it is used, undo and redo; nothing while no tool is active. */
export function ToolOptionsPanel() {
  const { session, state } = useViewer();
  const { tool } = state;
  if (tool === 'none') return null;

  return (
    <fieldset className={styles.panel} aria-label={VIEWER_TEXTS.options(VIEWER_TEXTS[tool])}>
      <span className={styles.name}>{VIEWER_TEXTS[tool]}</span>
      <Options tool={tool} />
      <span className={styles.history}>
        <ToolButton icon="undo" label={VIEWER_TEXTS.undo} isDisabled={!state.canUndo} onClick={session.undo} />
        <ToolButton icon="redo" label={VIEWER_TEXTS.redo} isDisabled={!state.canRedo} onClick={session.redo} />
      </span>
      <p className={styles.hint} role="status">
        {VIEWER_TEXTS.hints[tool]}
      </p>
    </fieldset>
  );
}
