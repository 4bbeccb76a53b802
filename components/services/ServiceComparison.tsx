import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import { SERVICE_CATEGORY_LABELS, type Service, type ServiceCategory } from '@/lib/content/schemas/services';

const COLUMNS = [
  { label: 'Service' },
  { label: 'For whom' },
  { label: 'When to come' },
  { label: 'What you get' },
  { label: 'Fee' },
];

/** How many of what one gets: the rest stands on the service's page. */
const SHOWN_DELIVERABLES = 2;

const rowOf = ({ slug, title, choose, deliverables, terms }: Service) => [
  <TextLink key={slug} href={slug} size="small">
    {title}
  </TextLink>,
  choose.who,
  choose.when,
  deliverables.slice(0, SHOWN_DELIVERABLES).join('; '),
  terms.fee,
];

type ServiceComparisonProps = { category: ServiceCategory; services: readonly Service[] };

/** The services of a category side by side, for those who do not know yet which one they need. */
export function ServiceComparison({ category, services }: ServiceComparisonProps) {
  return (
    <DataTable
      caption={SERVICE_CATEGORY_LABELS[category]}
      columns={COLUMNS}
      rows={services.filter((service) => service.category === category).map(rowOf)}
    />
  );
}
