import { TopicCard } from '@/components/ui/topic-card/TopicCard';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { defaultPicture, servicePicture } from '@/lib/pictures/registry';

/** Cards show this many of a service's features. */
const SHOWN_FEATURES = 3;

/** One card in a row, two from 768 px, three from 1024. */
const PICTURE_WIDTHS = { base: '90vw', medium: '46vw', large: 'min(30vw, 384px)' };

type ServiceCardProps = {
  service: Service;
  /** False for a card that shows without scrolling. */
  lazy?: boolean;
};

/** A service as its card in a grid. */
export function ServiceCard({ service, lazy }: ServiceCardProps) {
  const { title, slug, category, shortDescription, features, linkLabel } = service;
  return (
    <TopicCard
      title={title}
      href={slug}
      category={{ tone: category, label: SERVICE_CATEGORY_LABELS[category] }}
      text={shortDescription}
      points={features.slice(0, SHOWN_FEATURES)}
      linkLabel={linkLabel}
      picture={servicePicture.framed(PICTURE_WIDTHS, service)}
      fallbackSrc={defaultPicture().src}
      lazy={lazy}
    />
  );
}
