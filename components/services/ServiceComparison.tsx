import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import { SERVICE_CATEGORIES, SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import styles from './ServiceComparison.module.scss';

const COLUMNS = [{ label: 'Service' }, { label: 'For whom' }, { label: 'When to come' }, { label: 'What you get' }];

/** How many of what one gets: the rest stands on the service's page. */
const SHOWN_DELIVERABLES = 2;

const rowOf = ({ slug, title, choose, deliverables }: Service) => [
  <TextLink key={slug} href={slug} size="small">
    {title}
  </TextLink>,
  choose.who,
  choose.when,
  deliverables.slice(0, SHOWN_DELIVERABLES).join('; '),
];

/** The services side by side in their groups, for those who do not know yet which one they need. */
export function ServiceComparison({ title, services }: { title: string; services: readonly Service[] }) {
  return (
    <section className={styles.section} aria-labelledby="compare" data-pagefind-ignore>
      <SectionHeading id="compare" title={title} />
      <div className={styles.tables}>
        {SERVICE_CATEGORIES.map((category) => (
          <DataTable
            key={category}
            caption={SERVICE_CATEGORY_LABELS[category]}
            columns={COLUMNS}
            rows={services.filter((service) => service.category === category).map(rowOf)}
          />
        ))}
      </div>
    </section>
  );
}
