import type { ReactNode } from 'react';
import styles from './EmptyState.module.scss';
import { FilePicture } from './FilePicture';

export type EmptyStateProps = {
  title: string;
  text?: string;
  picture?: { src: string; width: number; height: number };
  action?: ReactNode;
};

/** Message for a search that failed or found nothing. Put it in a live region so that screen readers announce it. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && <FilePicture {...picture} className={styles.picture} />}
      <p className={`${styles.title} h4 strong`}>{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
