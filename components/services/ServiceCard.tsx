import { TopicCard } from '@/components/ui/topic-card/TopicCard';
import { SERVICE_CATEGORY_LABELS, type Service } from '@/lib/content/schemas/service';
import { defaultPicture, servicePicture } from '@/lib/pictures/files';

/** Cards show this many of a service's features. */
const SHOWN_FEATURES = 3;

/** A service as its card in a grid. */
export function ServiceCard({ service }: { service: Service }) {
  const { title, slug, category, shortDescription, features, linkLabel } = service;
  return (
    <TopicCard
      title={title}
      href={slug}
      category={{ tone: category, label: SERVICE_CATEGORY_LABELS[category] }}
      text={shortDescription}
      points={features.slice(0, SHOWN_FEATURES)}
      linkLabel={linkLabel}
      picture={servicePicture(service)}
      fallbackSrc={defaultPicture().src}
    />
  );
}
