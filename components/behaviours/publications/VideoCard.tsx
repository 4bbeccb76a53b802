import { Icon } from '@/components/ui/icon/Icon';
import { TextLink } from '@/components/ui/link/TextLink';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { Video } from '@/lib/content/schemas/resource';
import { entryMeta } from '@/lib/resources/entryMeta';
import { defaultPicture, resourcePicture } from '@/lib/server/pictures/registry';
import styles from './VideoCard.module.scss';

/** A video on another site: picture, title, and a link that opens it in a new tab. */
export function VideoCard({ video }: { video: Video }) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <FilePicture {...resourcePicture(video)} fallbackSrc={defaultPicture().src} />
        <span className={styles.sign}>
          <Icon name="play" />
        </span>
      </div>
      <div>
        <h3 className={styles.title}>{video.title}</h3>
        <p className={styles.meta}>
          {entryMeta(video)} <SampleTag of={video} />
        </p>
        <TextLink href={video.link} size="small" icon="external" newTab>
          Watch Video
        </TextLink>
      </div>
    </article>
  );
}
