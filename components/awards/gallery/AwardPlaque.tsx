import { Plaque } from '@/components/ui/plaque/Plaque';
import type { Award } from '@/lib/content/schemas/awards';
import { badgePicture, defaultPicture } from '@/lib/pictures/registry';

/** The drawn plaque of an award, until there is a photo of it. */
export function AwardPlaque({ award: { id, title, caption, descriptor } }: { award: Award }) {
  return (
    <Plaque
      picture={badgePicture(id)}
      name={title}
      caption={caption}
      descriptor={descriptor}
      fallbackSrc={defaultPicture().src}
    />
  );
}
