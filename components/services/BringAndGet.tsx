import { InlinePicture } from '@/components/shell/InlinePicture';
import { DiamondList } from '@/components/ui/diamond-list/DiamondList';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Service } from '@/lib/content/schemas/service';
import { strip } from '@/lib/server/pictures/cloth/borders';
import { SERVICE_LISTS } from '@/lib/services/serviceLists';
import styles from './BringAndGet.module.scss';
import { Checklist } from './Checklist';

const [BRING, GET] = SERVICE_LISTS.BringAndGet;

type BringAndGetProps = { service: Service; firm: Pick<Firm, 'name' | 'phone' | 'url'> };

/** What a client brings, to tick off, and what a client gets. */
export function BringAndGet({ service, firm }: BringAndGetProps) {
  const { id, title, slug, documents, deliverables } = service;
  return (
    <div data-wide className={styles.lists}>
      <Checklist
        service={{ id, title }}
        heading={BRING}
        items={documents}
        border={<InlinePicture svg={strip({ border: 'diamonds', repeats: documents.length, scope: 'list' })} />}
        source={`${firm.name}, ${firm.phone}, ${new URL(slug, firm.url).host}${slug}`}
      />
      <section aria-labelledby={GET.id}>
        <h2 id={GET.id} className={styles.title}>
          {GET.text}
        </h2>
        <DiamondList items={deliverables} variant="ruled" />
      </section>
    </div>
  );
}
