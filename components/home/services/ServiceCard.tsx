import { TopicCard } from '@/components/ui/topic-card/TopicCard';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { defaultPicture, servicePicture } from '@/lib/pictures/registry';

/** How many of a service's points its card shows. */
const SHOWN_FEATURES = 3;

const PICTURE_WIDTHS = { base: '300px', medium: '340px' };

/** A service in the row of Home. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <TopicCard
      title={service.title}
      href={service.slug}
      category={{ tone: service.category, label: SERVICE_CATEGORY_LABELS[service.category] }}
      text={service.shortDescription}
      points={service.features.slice(0, SHOWN_FEATURES)}
      linkLabel={service.linkLabel}
      picture={servicePicture.framed(PICTURE_WIDTHS, service)}
      fallbackSrc={defaultPicture().src}
    />
  );
}
