import { SampleTag } from '../sample-tag/SampleTag';
import styles from './Stat.module.scss';

export type StatProps = {
  /** As shown, for example '180+'. */
  value: string;
  /** What it counts. */
  label: string;
  size?: 'large' | 'small';
};

/** A statistic: a large number over its label. */
export function Stat({ value, label, size = 'large' }: StatProps) {
  return (
    <p className={styles.stat} data-size={size}>
      <span className={styles.value}>{value}</span> <span className={styles.label}>{label}</span>
    </p>
  );
}

export type StatRowProps = Pick<StatProps, 'size'> & {
  stats: readonly (Pick<StatProps, 'value' | 'label'> & { placeholder?: boolean | undefined })[];
};

/** Statistics side by side, two in a row on phones; one tag for the row where any of them is a sample. */
export function StatRow({ stats, size }: StatRowProps) {
  return (
    <>
      <ul className={styles.row} role="list">
        {stats.map(({ value, label }) => (
          <li key={label}>
            <Stat value={value} label={label} size={size} />
          </li>
        ))}
      </ul>
      <p className={styles.tag}>
        <SampleTag of={{ placeholder: stats.some(({ placeholder }) => placeholder) }} label="Sample figures" />
      </p>
    </>
  );
}
