import type { Service } from '@/lib/content/schemas/service';
import { SERVICE_LISTS } from '@/lib/services/serviceLists';
import styles from './Deadlines.module.scss';

const [{ id, text }] = SERVICE_LISTS.Deadlines;

/** Dates by which something is due, each as a phrase over what it is. */
export function Deadlines({ deadlines }: Pick<Service, 'deadlines'>) {
  return (
    <section data-wide className={styles.box} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {text}
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
