import { ICON_PATHS, type IconName } from './iconPaths';
import { SvgIcon } from './SvgIcon';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** Width and height in px. */
  size?: number;
};

/** A decorative stroke icon in the text colour, for server components. Text or a label gives its meaning. */
export function Icon({ name, size }: IconProps) {
  return <SvgIcon path={ICON_PATHS[name]} size={size} />;
}
