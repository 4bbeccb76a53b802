import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/ui/button/Button';
import { capitalised } from '@/lib/text/wording';
import { ANNOTATION_RANGES, HIGHLIGHT_COLORS, PEN_COLORS, STAMP_TYPES, type Tool } from '../session/toolOptions';
import colorChoiceStyles from './ColorChoice.module.scss';
import rangeChoiceStyles from './RangeChoice.module.scss';
import { ToolButton } from './ToolButton';
import styles from './ToolOptionsPanel.module.scss';
import { useViewer } from './viewerContext';

/** Picks the image for a stamp, with an error beside the button if the file is rejected. */
function StampChoice() {
  const { session, state } = useViewer();
  const field = useRef<HTMLInputElement>(null);

  const handleChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) void session.addStamp(file);
    // Allows the same file to be picked again.
    target.value = '';
  };

  return (
    <>
      <Button size="small" onClick={() => field.current?.click()}>
        Add image
      </Button>
      <input ref={field} type="file" accept={STAMP_TYPES} hidden onChange={handleChange} />
      {state.isStampRefused && (
        <p className={`${styles.refusal} small`} role="alert">
          This file is not a picture that can be shown. Choose a PNG, JPEG, WebP, GIF or SVG file.
        </p>
      )}
    </>
  );
}

type RangeChoiceProps = {
  option: keyof typeof ANNOTATION_RANGES;
  label: string;
  unit?: string;
};

function RangeChoice({ option, label, unit = '' }: RangeChoiceProps) {
  const { session, state } = useViewer();
  const { min, max, step } = ANNOTATION_RANGES[option];
  const value = state.toolOptions[option];

  return (
    <label className={rangeChoiceStyles.range}>
      <span className="caption">{label}</span>
      <input
        type="range"
        className={rangeChoiceStyles.input}
        {...{ min, max, step, value }}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => session.setOption(option, event.currentTarget.valueAsNumber)}
      />
      <span className={`${rangeChoiceStyles.value} digits caption`} aria-hidden="true">
        {value}
        {unit}
      </span>
    </label>
  );
}

type ColorChoiceProps = {
  option: 'textColor' | 'highlightColor' | 'inkColor';
  colors: typeof HIGHLIGHT_COLORS | typeof PEN_COLORS;
};

function ColorChoice({ option, colors }: ColorChoiceProps) {
  const { session, state } = useViewer();
  const name = useId();

  return (
    <fieldset className={colorChoiceStyles.colors}>
      <legend className="visuallyHidden">Colour</legend>
      {colors.map((color) => (
        <label key={color.value} className={colorChoiceStyles.color} title={capitalised(color.name)}>
          <input
            type="radio"
            className={colorChoiceStyles.input}
            name={name}
            aria-label={capitalised(color.name)}
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

/** Name, instructions and options of each tool, in toolbar order. */
const TOOLS: Readonly<Record<ActiveTool, { name: string; hint: string; options: ReactNode }>> = {
  text: {
    name: 'Text',
    hint: 'Click a page to write on it.',
    options: (
      <>
        <ColorChoice option="textColor" colors={PEN_COLORS} />
        <RangeChoice option="textSize" label="Size" />
      </>
    ),
  },
  highlight: {
    name: 'Highlight',
    hint: 'Select text or draw over an area. On a touch screen, draw over the words.',
    options: (
      <>
        <ColorChoice option="highlightColor" colors={HIGHLIGHT_COLORS} />
        <RangeChoice option="highlightThickness" label="Thickness" />
      </>
    ),
  },
  ink: {
    name: 'Draw',
    hint: 'Draw on a page.',
    options: (
      <>
        <ColorChoice option="inkColor" colors={PEN_COLORS} />
        <RangeChoice option="inkThickness" label="Thickness" />
        <RangeChoice option="inkOpacity" label="Opacity" unit="%" />
      </>
    ),
  },
  stamp: { name: 'Stamp', hint: 'Add a picture to the page that is shown.', options: <StampChoice /> },
};

/** Buttons of the four annotation tools. Each tool's id is also the name of its icon. */
export function AnnotationTools({ hasCaptions = false }: { hasCaptions?: boolean }) {
  const { session, state } = useViewer();

  return (['text', 'highlight', 'ink', 'stamp'] as const).map((tool) => (
    <ToolButton
      key={tool}
      icon={tool}
      label={TOOLS[tool].name}
      caption={hasCaptions ? TOOLS[tool].name : undefined}
      aria-pressed={state.tool === tool}
      onClick={() => session.toggleTool(tool)}
    />
  ));
}

/** The active tool's options and instructions, with undo and redo. Renders nothing if no tool is active. */
export function ToolOptionsPanel() {
  const { session, state } = useViewer();
  if (state.tool === 'none') return null;
  const { name, hint, options } = TOOLS[state.tool];

  return (
    <fieldset className={styles.panel} aria-label={`${name} options`}>
      <span className={`${styles.name} ui`}>{name}</span>
      {options}
      <span className={styles.history}>
        <ToolButton icon="undo" label="Undo" isDisabled={!state.canUndo} onClick={session.undo} />
        <ToolButton icon="redo" label="Redo" isDisabled={!state.canRedo} onClick={session.redo} />
      </span>
      <p className={`${styles.hint} caption muted`} role="status">
        {hint}
      </p>
    </fieldset>
  );
}
