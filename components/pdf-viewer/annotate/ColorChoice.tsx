import { useId } from 'react';
import { useViewer } from '../chrome/viewerContext';
import { VIEWER_TEXTS } from '../chrome/viewerTexts';
import type { HIGHLIGHT_COLORS, PEN_COLORS } from '../session/annotation/annotationDefaults';
import styles from './ColorChoice.module.scss';

type ColorChoiceProps = {
  option: 'textColor' | 'highlightColor' | 'inkColor';
  colors: typeof HIGHLIGHT_COLORS | typeof PEN_COLORS;
};

/** Colours to choose from, each with its name. */
export function ColorChoice({ option, colors }: ColorChoiceProps) {
  const { session, state } = useViewer();
  const name = useId();

  return (
    <fieldset className={styles.colors}>
      <legend className={styles.legend}>{VIEWER_TEXTS.color}</legend>
      {colors.map((color) => (
        <label key={color.value} className={styles.color} title={VIEWER_TEXTS.colorNames[color.name]}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            aria-label={VIEWER_TEXTS.colorNames[color.name]}
            checked={state.toolOptions[option] === color.value.toUpperCase()}
            onChange={() => session.setOption(option, color.value.toUpperCase())}
          />
          <svg className={styles.swatch} aria-hidden="true">
            <rect width="100%" height="100%" fill={color.value} />
          </svg>
        </label>
      ))}
    </fieldset>
  );
}
