import { ICON_PATHS, type IconName } from './iconPaths';
import { SvgIcon } from './SvgIcon';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** Width and height in px. */
  size?: number;
};

/** A stroke icon in the colour of the text around it. Decorative: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size }: IconProps) {
  return <SvgIcon path={ICON_PATHS[name]} size={size} />;
}
