import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Amendments } from '@/lib/server/resources/amendments';
import styles from './AmendmentTable.module.scss';

/** What a law changed in other laws, or other laws in it, each with a link. */
export function AmendmentTable({ amendments, id }: { amendments: Amendments; id: string }) {
  const { heading, items } = amendments;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {heading}
      </h2>
      <DataTable
        caption={heading}
        isCaptionHidden
        columns={[{ label: 'Law' }, { label: 'What changed' }]}
        rows={items.map(({ law, path, change }) => [
          <TextLink key={path} href={path} size="small">
            {law}
          </TextLink>,
          change,
        ])}
      />
    </section>
  );
}
