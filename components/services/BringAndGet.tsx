import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import type { Service } from '@/lib/content/schemas/service';
import styles from './BringAndGet.module.scss';

/** What a client brings and what a client gets. The tick boxes are for the printed page. */
export function BringAndGet({ documents, deliverables }: Pick<Service, 'documents' | 'deliverables'>) {
  return (
    <div data-wide className={styles.columns}>
      <section aria-labelledby="what-to-bring">
        <h2 id="what-to-bring" className={styles.title}>
          What to bring
        </h2>
        <ul role="list">
          {documents.map((document) => (
            <li key={document} className={styles.document}>
              <span className={styles.tick} aria-hidden="true" />
              {document}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="what-you-get">
        <h2 id="what-you-get" className={styles.title}>
          What you get
        </h2>
        <DiamondList items={deliverables} variant="ruled" />
      </section>
    </div>
  );
}
