import type { HTMLAttributes, ReactNode } from 'react';
import styles from './Card.module.scss';

export type CardProps = Omit<HTMLAttributes<HTMLElement>, 'className'> & {
  as?: 'article' | 'div' | 'li';
  /** Stands edge to edge above the words, for example a FilePicture. */
  picture?: ReactNode;
  /** Kept at the foot, so that the links of neighbours stand in one line. */
  footer?: ReactNode;
  /** Rises under the pointer: for cards that lead somewhere. */
  isRaisedOnHover?: boolean;
  /** A click anywhere on the card follows its one link, which stays the only thing to tab to. */
  hasStretchedLink?: boolean;
};

/** White card with a soft shadow: picture, words, footer. */
export function Card({
  as: Tag = 'article',
  picture,
  footer,
  isRaisedOnHover,
  hasStretchedLink,
  children,
  ...rest
}: CardProps) {
  return (
    <Tag
      {...rest}
      className={styles.card}
      data-raised={isRaisedOnHover || undefined}
      data-stretched={hasStretchedLink || undefined}
    >
      {picture && <div className={styles.picture}>{picture}</div>}
      <div className={styles.body}>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </Tag>
  );
}
