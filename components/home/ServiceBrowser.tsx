import type { ReactNode } from 'react';
import { ServiceCard } from '@/components/shared/ServiceCard';
import { CategoryLinks, FILTER_SENTENCES, filteredItem, ServiceAnswer } from '@/components/shared/ServiceFilter';
import type { EmptyStateProps } from '@/components/ui/EmptyState';
import { Scroller } from '@/components/ui/Scroller';
import { SearchField } from '@/components/ui/SearchField';
import type { Service } from '@/lib/content/schemas/services';
import { part } from '@/lib/site/elementParts';
import styles from './ServiceBrowser.module.scss';

/** Wide windows scroll if there are more cards than this. Also the number of cards per dot. */
const CARDS_IN_VIEW = 3;

const PICTURE_WIDTHS = { base: '300px', medium: '340px' };

type ServiceBrowserProps = {
  services: readonly Service[];
  emptyPicture: EmptyStateProps['picture'];
  children: ReactNode;
};

/** A row of service cards with a search and links that filter it. */
export const ServiceBrowser = ({ services, emptyPicture, children }: ServiceBrowserProps) => (
  <service-filter {...FILTER_SENTENCES} className={styles.browser}>
    <div className={styles.tools}>
      <CategoryLinks />
      <div className={`${styles.search} needsScript`}>
        <SearchField label="Search services" {...part('service-filter', 'search')} />
      </div>
    </div>
    <ServiceAnswer picture={emptyPicture} />
    <div {...part('service-filter', 'found')}>
      <Scroller
        label="Our services"
        itemCount={services.length}
        itemsPerDot={CARDS_IN_VIEW}
        hasArrows={services.length > CARDS_IN_VIEW}
        isBleeding
      >
        {services.map((service) => (
          <li key={service.id} className={styles.card} {...filteredItem(service)}>
            <ServiceCard service={service} pictureWidths={PICTURE_WIDTHS} isBrief />
          </li>
        ))}
      </Scroller>
    </div>
    <div className={`${styles.all} notPrinted`}>{children}</div>
  </service-filter>
);
