import type { ReactNode } from 'react';
import { FilePicture } from '../picture/FilePicture';
import styles from './EmptyState.module.scss';

export type EmptyStateProps = {
  title: string;
  text?: string;
  picture?: { src: string; width: number; height: number; fallbackSrc?: string };
  /** For example a button that resets the filters. */
  action?: ReactNode;
};

/** Message where a search or filter has no results, or has failed. Put it in a live region, so that screen readers announce it. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && <FilePicture {...picture} className={styles.picture} />}
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
