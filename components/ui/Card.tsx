import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './Card.module.scss';

type CardProps = Omit<ComponentProps<'article'>, 'className'> & {
  picture?: ReactNode;
  /** Aligned to the bottom, so that links line up across neighbouring cards. */
  footer?: ReactNode;
  /** Rises on hover: for cards that are links. */
  isRaisedOnHover?: boolean;
  /** Stretches the card's only link over the whole card; it stays the only tab stop. */
  hasStretchedLink?: boolean;
  /** On phones, shows a small picture beside the text. 'ruled': separated by rules, without the card's edge. */
  isRowOnPhones?: boolean | 'ruled' | undefined;
};

/** A white card with a soft shadow. */
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
