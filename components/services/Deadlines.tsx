import type { Service } from '@/lib/content/schemas/service';
import styles from './Deadlines.module.scss';

export function Deadlines({ deadlines }: Pick<Service, 'deadlines'>) {
  return (
    <section data-wide className={styles.box} aria-labelledby="deadlines">
      <h2 id="deadlines" className={styles.title}>
        Your deadlines
      </h2>
      <dl className={styles.list}>
        {deadlines.map(({ when, what }) => (
          <div key={`${when} ${what}`} className={styles.row}>
            {/* The search index would join the two without the space. */}
            <dt>{when}</dt> <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
