import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Amendments } from '@/lib/server/resources/amendments';
import styles from './AmendmentTable.module.scss';

/** The Finance Acts that changed an act, with a link to each and to each of its changes. */
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
        rows={items.map(({ law, path, changes }) => [
          <TextLink key={path} href={path} size="small">
            {law}
          </TextLink>,
          <ul key={path} role="list">
            {changes.map((change) => (
              <li key={change.path}>
                <TextLink href={change.path} size="small">
                  {change.text}
                </TextLink>
              </li>
            ))}
          </ul>,
        ])}
      />
    </section>
  );
}
