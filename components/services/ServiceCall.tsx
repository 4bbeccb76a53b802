import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Service, ServiceCategory } from '@/lib/content/schemas/service';
import { telLink } from '@/lib/links/contactLinks';
import { defaultPicture, servicePicture } from '@/lib/server/pictures/registry';
import styles from './ServiceCall.module.scss';

const TEAM_NAMES: Record<ServiceCategory, string> = {
  audit: 'Talk to the audit team',
  business: 'Talk to the business services team',
  tax: 'Talk to the tax team',
  advisory: 'Talk to the advisory team',
};

type ServiceCallProps = { service: Service; firm: Pick<Firm, 'phone' | 'hours'> };

/** Call to the team of a service, with the hours at which the phone is answered. */
export function ServiceCall({ service, firm }: ServiceCallProps) {
  const openHours = firm.hours.filter(({ opens }) => opens).map(({ label, text }) => `${label} ${text}`);
  return (
    <section className={styles.call} aria-labelledby="service-call" data-pagefind-ignore>
      <FramedPicture
        picture={servicePicture.framed({ base: '210px' }, service)}
        fallbackSrc={defaultPicture().src}
        className={styles.picture}
      />
      <div className={styles.body}>
        <h2 id="service-call" className={styles.title}>
          {TEAM_NAMES[service.category]}
        </h2>
        <p>{openHours.join(', ')}.</p>
      </div>
      <ButtonLink href={telLink(firm.phone)} variant="accent" icon="phone">
        {firm.phone}
      </ButtonLink>
    </section>
  );
}
