import type { ReactNode } from 'react';
import { FilePicture } from '../picture/FilePicture';
import styles from './EmptyState.module.scss';

export type EmptyStateProps = {
  title: string;
  text?: string;
  /** With the picture that takes its place where it fails. */
  picture: { src: string; width: number; height: number; fallbackSrc?: string };
  /** A way out, for example a button that resets the filters. */
  action?: ReactNode;
};

/** Stands where a search or filter left nothing to show. Put it in a live region, so that it is said too. */
export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <FilePicture {...picture} className={styles.picture} />
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
