import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { TextLink } from '@/components/ui/link/TextLink';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Service } from '@/lib/content/schemas/services';
import { relatedServices } from '@/lib/services/services';
import styles from './RelatedServices.module.scss';

export function RelatedServices({ service, services }: { service: Service; services: Service[] }) {
  return (
    <section className={styles.band} aria-labelledby="related-services" data-pagefind-ignore>
      <div className={styles.inner}>
        <SectionHeading
          id="related-services"
          title="Related Services"
          action={
            <TextLink href="/services" arrow>
              View All Services
            </TextLink>
          }
        />
        <ul role="list" className={styles.cards}>
          {relatedServices(service, services).map((related) => (
            <li key={related.id}>
              <ServiceCard service={related} isRowOnPhones />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
