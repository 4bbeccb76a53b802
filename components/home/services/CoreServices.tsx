import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { TextLink } from '@/components/ui/link/TextLink';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Home } from '@/lib/content/schemas/pages';
import type { Service } from '@/lib/content/schemas/services';
import { emptyPicture } from '@/lib/server/pictures/registry';
import { toFilteredService } from '@/lib/services/services';
import styles from './CoreServices.module.scss';
import { interleaveByCategory } from './interleaveByCategory';
import { ServiceBrowser } from './ServiceBrowser';
import { ValueBlurbs } from './ValueBlurbs';

const PICTURE_WIDTHS = { base: '300px', medium: '340px' };

type CoreServicesProps = {
  home: Pick<Home, 'services' | 'valueBlurbs'>;
  services: readonly Service[];
};

/** What the firm does: a row of cards to filter and search, and three words about how. */
export function CoreServices({ home, services }: CoreServicesProps) {
  return (
    <section className={styles.section} aria-labelledby="core-services" data-pagefind-ignore>
      <div className={styles.inner}>
        <Reveal>
          <SectionHeading id="core-services" title={home.services.heading} />
        </Reveal>
        <ServiceBrowser
          items={interleaveByCategory(services).map((service) => ({
            ...toFilteredService(service),
            card: <ServiceCard service={service} pictureWidths={PICTURE_WIDTHS} isBrief />,
          }))}
          emptyPicture={emptyPicture('no-services')}
        >
          <TextLink href="/services" arrow>
            View All Services
          </TextLink>
        </ServiceBrowser>
        <ValueBlurbs blurbs={home.valueBlurbs} />
      </div>
    </section>
  );
}
