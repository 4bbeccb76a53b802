import { Icon, type IconName } from '../icon/Icon';
import { Anchor, type AnchorProps } from './Anchor';
import styles from './TextLink.module.scss';

export type TextLinkProps = Omit<AnchorProps, 'className'> & {
  /** Arrow after the text: the link leads to another page. */
  arrow?: boolean;
  /** Icon before the text. */
  icon?: IconName;
  size?: 'medium' | 'small';
};

/** A bold, underlined link outside running text, such as 'View All Services'. */
export function TextLink({ arrow, icon, size = 'medium', children, ...rest }: TextLinkProps) {
  return (
    <Anchor {...rest} className={styles.textLink} data-size={size} data-arrow={arrow || undefined}>
      {icon && <Icon name={icon} />}
      <span className={styles.label}>{children}</span>
    </Anchor>
  );
}
