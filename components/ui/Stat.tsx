import styles from './Stat.module.scss';

type StatProps = {
  value: string;
  label: string;
  size?: 'large' | 'small';
};

/** A large number above its label. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <p className={styles.stat}>
      <span className={`${styles.value} digits ${size === 'small' ? 'h3' : 'stat'}`}>{value}</span>{' '}
      <span className={`${styles.label} small`}>{label}</span>
    </p>
  );
}

/** Statistics side by side; on phones, as many per row as fit. */
export function StatRow({ stats }: { stats: readonly Pick<StatProps, 'value' | 'label'>[] }) {
  return (
    <ul className={styles.row} role="list">
      {stats.map(({ value, label }) => (
        <li key={label}>
          <Stat value={value} label={label} />
        </li>
      ))}
    </ul>
  );
}
