import { Anchor, type AnchorProps } from './Anchor';
import { Icon, type IconName } from './icon/Icon';
import styles from './TextLink.module.scss';

export type TextLinkProps = Omit<AnchorProps, 'className'> & {
  /** Arrow after the text, for a link to another page. */
  arrow?: boolean;
  icon?: IconName;
  size?: 'medium' | 'small';
};

/** Icons of long lists of links: the style sheet draws them, to save elements. */
const DRAWN_BY_STYLES: readonly IconName[] = ['eye', 'book', 'external', 'download'];

/** A bold, underlined link outside running text, such as 'View All Services'. */
export function TextLink({ arrow, icon, size = 'medium', children, ...rest }: TextLinkProps) {
  const isDrawn = icon && DRAWN_BY_STYLES.includes(icon);
  return (
    <Anchor
      {...rest}
      className={styles.textLink}
      data-size={size}
      data-arrow={arrow || undefined}
      data-icon={isDrawn ? icon : undefined}
    >
      {icon && !isDrawn && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Anchor>
  );
}
