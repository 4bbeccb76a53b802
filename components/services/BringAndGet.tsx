import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import type { Service } from '@/lib/content/schemas/services';
import styles from './BringAndGet.module.scss';

function List({ id, title, items }: { id: string; title: string; items: readonly string[] }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <DiamondList items={items} variant="ruled" />
    </section>
  );
}

/** What a client brings, and what a client gets. */
export function BringAndGet({ documents, deliverables }: Pick<Service, 'documents' | 'deliverables'>) {
  return (
    <div className={styles.lists}>
      <List id="what-to-bring" title="You bring" items={documents} />
      <List id="what-you-get" title="You get" items={deliverables} />
    </div>
  );
}
