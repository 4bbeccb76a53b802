import styles from './BarPatterns.module.scss';

const HATCHED = ['alert', 'hatched'];
const DOTTED = ['accent', 'success'];

/** SVG patterns that StackedBar refers to by tone: hatched and dotted parts are told apart without colour. */
export function BarPatterns() {
  return (
    <svg className={styles.patterns} width="0" height="0" aria-hidden="true">
      {HATCHED.map((tone) => (
        <pattern
          key={tone}
          id={`bar-${tone}`}
          width="7"
          height="7"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0V7" />
        </pattern>
      ))}
      {DOTTED.map((tone) => (
        <pattern key={tone} id={`bar-${tone}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <circle cx="4" cy="4" r="1.6" />
        </pattern>
      ))}
    </svg>
  );
}
