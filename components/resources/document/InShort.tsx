import styles from './InShort.module.scss';

/** Summary of a document in two to four sentences. */
export function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className={styles.box} aria-labelledby="in-short">
      <h2 id="in-short" className={styles.title}>
        In short
      </h2>
      <ul role="list">
        {points.map((point) => (
          <li key={point} className={styles.point}>
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
