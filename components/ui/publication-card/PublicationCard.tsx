import type { ReactNode } from 'react';
import { FilePicture } from '../picture/FilePicture';
import styles from './PublicationCard.module.scss';

export type PublicationCardProps = {
  title: string;
  /** Over the title: kind and date. */
  meta: ReactNode;
  /** Under the title: where it appeared, and of what type and size its file is. */
  details?: ReactNode;
  picture: { src: string; width: number; height: number };
  /** Takes the place of a picture that fails, once. */
  fallbackSrc: string;
  /** Links: preview, download, read. */
  actions?: ReactNode;
};

/** A publication in a grid: its picture, what it is, and what can be done with it. */
export function PublicationCard({ title, meta, details, picture, fallbackSrc, actions }: PublicationCardProps) {
  return (
    <article className={styles.card}>
      <FilePicture {...picture} fallbackSrc={fallbackSrc} className={styles.picture} />
      <div className={styles.body}>
        <p className={styles.meta}>{meta}</p>
        <h3 className={styles.title}>{title}</h3>
        {details && <p className={styles.meta}>{details}</p>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}
