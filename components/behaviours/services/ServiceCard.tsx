import { TopicCard } from '@/components/ui/topic-card/TopicCard';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import type { BoxWidths } from '@/lib/server/pictures/photos/photoSizes';
import { defaultPicture, servicePicture } from '@/lib/server/pictures/registry';

/** Cards show this many of a service's features. */
const SHOWN_FEATURES = 3;

/** In a grid: one card in a row, two from 768 px, three from 1024. */
const GRID_WIDTHS = { base: '90vw', medium: '46vw', large: 'min(30vw, 384px)' };

type ServiceCardProps = {
  service: Service;
  /** Widths of the picture on the page, by breakpoint; those of a grid by default. */
  pictureWidths?: BoxWidths;
  /** False for a card that shows without scrolling. */
  lazy?: boolean;
};

export function ServiceCard({ service, pictureWidths = GRID_WIDTHS, lazy }: ServiceCardProps) {
  const { title, slug, category, shortDescription, features, linkLabel } = service;
  return (
    <TopicCard
      title={title}
      href={slug}
      category={{ tone: category, label: SERVICE_CATEGORY_LABELS[category] }}
      text={shortDescription}
      points={features.slice(0, SHOWN_FEATURES)}
      linkLabel={linkLabel}
      picture={servicePicture.framed(pictureWidths, service)}
      fallbackSrc={defaultPicture().src}
      lazy={lazy}
    />
  );
}
