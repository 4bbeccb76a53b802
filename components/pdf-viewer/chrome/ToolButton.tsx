import type { ComponentProps } from 'react';
import { ICON_PATHS } from '@/components/ui/icon/iconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import styles from './ToolButton.module.scss';
import { VIEWER_ICON_PATHS } from './viewerIconPaths';

const PATHS = { ...ICON_PATHS, ...VIEWER_ICON_PATHS };

export type ViewerIconName = keyof typeof PATHS;

/** An icon of the site, or one that only the viewer has. */
export function ViewerIcon({ name }: { name: ViewerIconName }) {
  return <SvgIcon path={PATHS[name]} />;
}

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: ViewerIconName;
  /** What the button does: its accessible name and its tooltip. */
  label: string;
  /** Shown under the icon, on phones. */
  caption?: string;
  /** Cannot be pressed now, but keeps the focus. */
  isDisabled?: boolean;
};

/** A button of the toolbar: 44 px, an icon on ink, white while it is pressed or expanded. */
export function ToolButton({ icon, label, caption, isDisabled = false, onClick, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.button}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      data-captioned={caption ? '' : undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <ViewerIcon name={icon} />
      {caption && <span className={styles.caption}>{caption}</span>}
    </button>
  );
}
