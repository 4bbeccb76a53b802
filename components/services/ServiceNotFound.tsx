import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { PageHero } from '@/components/shell/hero/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Service } from '@/lib/content/schemas/service';
import { PAGES } from '@/lib/site/pages';
import styles from './ServiceNotFound.module.scss';

/** Page for unknown URLs of services: the list of those that there are. */
export function ServiceNotFound({ services }: { services: readonly Service[] }) {
  return (
    <>
      <PageHero
        page={PAGES.serviceNotFound}
        lead="The service you're looking for doesn't exist or has been moved."
        actions={
          <ButtonLink href="/services" variant="accent" icon="arrow-left">
            Back to Services
          </ButtonLink>
        }
      />
      <section className={styles.services} aria-labelledby="all-services">
        <h2 id="all-services">All services</h2>
        <ul role="list" className={styles.list}>
          {services.map(({ id, title, slug }) => (
            <li key={id}>
              <TextLink href={slug} arrow>
                {title}
              </TextLink>
            </li>
          ))}
        </ul>
      </section>
      <ContactBlock topic="Services" title="Not sure which one?" />
    </>
  );
}
