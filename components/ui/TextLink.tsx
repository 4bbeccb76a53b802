import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/classNames';
import { Icon, type IconName } from './icon/Icon';
import styles from './TextLink.module.scss';
import { VisuallyHidden } from './VisuallyHidden';

export type AnchorProps = ComponentProps<'a'> & {
  href: string;
  /** Opens the link in a new tab; screen readers announce this text. */
  newTab?: string | undefined;
};

/** An unstyled link, optionally to a new tab. */
export function Anchor({ newTab, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
      {newTab && <VisuallyHidden>{` (${newTab})`}</VisuallyHidden>}
    </a>
  );
}

type TextLinkProps = Omit<AnchorProps, 'className'> & {
  /** Adds an arrow after the text, for a link to another page. */
  arrow?: boolean;
  icon?: IconName;
  size?: 'medium' | 'small';
};

/** Icons used in long lists of links. CSS draws them, to keep the DOM small. */
const DRAWN_BY_STYLES: readonly IconName[] = ['eye', 'book', 'external', 'download'];

/** A bold, underlined link outside running text, such as 'View All Services'. */
export function TextLink({ arrow, icon, size = 'medium', children, ...rest }: TextLinkProps) {
  const isDrawn = icon && DRAWN_BY_STYLES.includes(icon);
  return (
    <Anchor
      {...rest}
      className={classNames(`${styles.textLink} linkTarget ui`, size === 'small' && styles.small)}
      data-arrow={arrow || undefined}
      data-icon={isDrawn ? icon : undefined}
    >
      {icon && !isDrawn && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Anchor>
  );
}
