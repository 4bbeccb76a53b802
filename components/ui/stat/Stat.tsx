import styles from './Stat.module.scss';

export type StatProps = {
  /** The figure as shown, for example '180+'. */
  value: string;
  /** What it counts. */
  label: string;
  size?: 'large' | 'small';
};

/** A large figure over the words that say what it counts. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <p className={styles.stat} data-size={size}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  );
}
