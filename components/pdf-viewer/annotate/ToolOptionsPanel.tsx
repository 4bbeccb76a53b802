import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { ToolButton } from '../chrome/ToolButton';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS, STAMP_TYPES } from '../session/annotation/annotationDefaults';
import type { Tool } from '../session/viewerState';
import colorChoiceStyles from './ColorChoice.module.scss';
import rangeChoiceStyles from './RangeChoice.module.scss';
import stampChoiceStyles from './StampChoice.module.scss';
import styles from './ToolOptionsPanel.module.scss';

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

/** Asks for the picture of a stamp, and says beside the button where a file is refused. */
function StampChoice() {
  const { session, state } = useViewer();
  const field = useRef<HTMLInputElement>(null);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void session.addStamp(file);
    // The same file may be chosen again.
    target.value = '';
  };

  return (
    <>
      <Button size="small" onClick={() => field.current?.click()}>
        {VIEWER_TEXTS.addImage}
      </Button>
      <input ref={field} type="file" accept={STAMP_TYPES} hidden onChange={handleChange} />
      {state.isStampRefused && (
        <p className={stampChoiceStyles.refusal} role="alert">
          {VIEWER_TEXTS.stampRefused}
        </p>
      )}
    </>
  );
}

type RangeChoiceProps = {
  option: keyof typeof ANNOTATION_RANGES;
  label: string;
  /** The value in words. */
  format?: (value: number) => string;
};

/** A slider with its value beside it. */
function RangeChoice({ option, label, format = String }: RangeChoiceProps) {
  const { session, state } = useViewer();
  const { min, max, step } = ANNOTATION_RANGES[option];
  const value = state.toolOptions[option];

  return (
    <label className={rangeChoiceStyles.range}>
      <span className={rangeChoiceStyles.label}>{label}</span>
      <input
        type="range"
        className={rangeChoiceStyles.input}
        {...{ min, max, step, value }}
        aria-valuetext={format(value)}
        onChange={(event) => session.setOption(option, event.currentTarget.valueAsNumber)}
      />
      <span className={rangeChoiceStyles.value} aria-hidden="true">
        {format(value)}
      </span>
    </label>
  );
}

type ColorChoiceProps = {
  option: 'textColor' | 'highlightColor' | 'inkColor';
  colors: typeof HIGHLIGHT_COLORS | typeof PEN_COLORS;
};

/** Colours to choose from, each with its name. */
function ColorChoice({ option, colors }: ColorChoiceProps) {
  const { session, state } = useViewer();
  const name = useId();

  return (
    <fieldset className={colorChoiceStyles.colors}>
      <legend className={colorChoiceStyles.legend}>{VIEWER_TEXTS.color}</legend>
      {colors.map((color) => (
        <label key={color.value} className={colorChoiceStyles.color} title={VIEWER_TEXTS.colorNames[color.name]}>
          <input
            type="radio"
            className={colorChoiceStyles.input}
            name={name}
            aria-label={VIEWER_TEXTS.colorNames[color.name]}
            checked={state.toolOptions[option] === color.value.toUpperCase()}
            onChange={() => session.setOption(option, color.value.toUpperCase())}
          />
          <svg className={colorChoiceStyles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={color.value} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}

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
