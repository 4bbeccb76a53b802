import { Glyph } from './Glyph';
import { ICON_PATHS, type IconName } from './iconPaths';

export type { IconName };

export type IconProps = {
  name: IconName;
  /** Width and height in px. */
  size?: number;
};

/** A stroke icon in the colour of the text around it. Decorative: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size }: IconProps) {
  return <Glyph path={ICON_PATHS[name]} size={size} />;
}
