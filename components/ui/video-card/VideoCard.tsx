import { Icon } from '../icon/Icon';
import { TextLink } from '../link/TextLink';
import { FilePicture } from '../picture/FilePicture';
import styles from './VideoCard.module.scss';

export type VideoCardProps = {
  title: string;
  /** Under the title: who made it, and the date. */
  meta: string;
  /** Address of the video on its own site. */
  href: string;
  picture: { src: string; width: number; height: number };
  fallbackSrc: string;
};

/** A film on another site: a small picture, its title, and the way there in a new tab. */
export function VideoCard({ title, meta, href, picture, fallbackSrc }: VideoCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <FilePicture {...picture} fallbackSrc={fallbackSrc} />
        <span className={styles.sign}>
          <Icon name="play" />
        </span>
      </div>
      <div>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.meta}>{meta}</p>
        <TextLink href={href} size="small" icon="external" newTab>
          Watch Video
        </TextLink>
      </div>
    </article>
  );
}
