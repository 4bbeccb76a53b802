import { useViewer } from '../chrome/viewerContext';
import { ANNOTATION_RANGES } from '../session/annotation/annotationDefaults';
import styles from './RangeChoice.module.scss';

type RangeChoiceProps = {
  option: keyof typeof ANNOTATION_RANGES;
  label: string;
  /** The value in words. */
  format?: (value: number) => string;
};

/** A slider with its value beside it. */
export function RangeChoice({ option, label, format = String }: RangeChoiceProps) {
  const { session, state } = useViewer();
  const { min, max, step } = ANNOTATION_RANGES[option];
  const value = state.toolOptions[option];

  return (
    <label className={styles.range}>
      <span className={styles.label}>{label}</span>
      <input
        type="range"
        className={styles.input}
        {...{ min, max, step, value }}
        aria-valuetext={format(value)}
        onChange={(event) => session.setOption(option, event.currentTarget.valueAsNumber)}
      />
      <span className={styles.value} aria-hidden="true">
        {format(value)}
      </span>
    </label>
  );
}
