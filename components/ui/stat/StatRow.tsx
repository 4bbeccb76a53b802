import { Stat, type StatProps } from './Stat';
import styles from './StatRow.module.scss';

export type StatRowProps = {
  stats: readonly Pick<StatProps, 'value' | 'label'>[];
  size?: StatProps['size'];
};

/** Figures side by side; two abreast on phones. */
export function StatRow({ stats, size }: StatRowProps) {
  return (
    <ul className={styles.row} role="list">
      {stats.map(({ value, label }) => (
        <li key={label}>
          <Stat value={value} label={label} size={size} />
        </li>
      ))}
    </ul>
  );
}
