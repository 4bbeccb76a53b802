import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './Card.module.scss';

export type CardProps = Omit<ComponentProps<'article'>, 'className'> & {
  picture?: ReactNode;
  /** Aligned to the bottom, so that the links of neighbouring cards are level. */
  footer?: ReactNode;
  /** Rises on hover: for cards that are links. */
  isRaisedOnHover?: boolean;
  /** The card's one link covers it and stays the only tab stop. */
  hasStretchedLink?: boolean;
  /** On phones a small picture next to the text; ruled: between lines, without the edge of a card. */
  isRowOnPhones?: boolean | 'ruled' | undefined;
};

/** White card with a soft shadow: picture, text, footer. */
export function Card({
  picture,
  footer,
  isRaisedOnHover,
  hasStretchedLink,
  isRowOnPhones,
  children,
  ...rest
}: CardProps) {
  return (
    <article
      {...rest}
      className={classNames(
        `${styles.card} cardEdge`,
        isRaisedOnHover && styles.raised,
        hasStretchedLink && styles.stretched,
        isRowOnPhones && styles.row,
        isRowOnPhones === 'ruled' && styles.ruled,
      )}
    >
      {picture && <div className={`${styles.picture} notPrinted`}>{picture}</div>}
      <div className={styles.body}>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}
