import { FilePicture } from '@/components/ui/FilePicture';
import { TextLink } from '@/components/ui/TextLink';
import type { Video } from '@/lib/content/schemas/resources';
import { resourcePicture } from '@/lib/server/pictures/registry';
import { DocumentMeta } from './DocumentMeta';
import { PictureCard } from './PictureCard';

/** A video on another site, which opens in a new tab. */
export function VideoCard({ video }: { video: Video }) {
  const link = { href: video.link, newTab: true };
  return (
    <PictureCard
      shape="row"
      picture={<FilePicture {...resourcePicture(video)} />}
      icon="play"
      title={video.title}
      link={link}
      meta={<DocumentMeta document={video} />}
    >
      <TextLink {...link} size="small" icon="external">
        Watch Video
      </TextLink>
    </PictureCard>
  );
}
