import { Icon, type IconName } from '../icon/Icon';
import { Anchor, type AnchorProps } from '../TextLink';
import { type ButtonStyle, buttonAttributes } from './buttonAttributes';

type ButtonLinkProps = Omit<AnchorProps, 'className'> &
  ButtonStyle & {
    icon?: IconName;
    iconEnd?: IconName;
  };

/** A link that looks like a button. It can lead to a page, another site, a file, tel: or mailto:. */
export function ButtonLink({ variant, size, fullWidth, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <Anchor {...rest} {...buttonAttributes({ variant, size, fullWidth })}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </Anchor>
  );
}
