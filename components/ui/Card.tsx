import type { ComponentProps, ReactNode } from 'react';
import styles from './Card.module.scss';

export type CardProps = Omit<ComponentProps<'article'>, 'className'> & {
  picture?: ReactNode;
  /** Aligned to the bottom, so that the links of neighbouring cards are level. */
  footer?: ReactNode;
  /** Rises on hover: for cards that are links. */
  isRaisedOnHover?: boolean;
  /** The card's one link covers it and stays the only tab stop. */
  hasStretchedLink?: boolean;
  /** On phones a small picture beside the text; ruled: between lines, without the edge of a card. */
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
      className={`${styles.card} cardEdge`}
      data-raised={isRaisedOnHover || undefined}
      data-stretched={hasStretchedLink || undefined}
      data-row={isRowOnPhones || undefined}
    >
      {picture && <div className={`${styles.picture} notPrinted`}>{picture}</div>}
      <div className={styles.body}>
        {children}
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </article>
  );
}
