import type { ComponentProps } from 'react';
import styles from './ToolButton.module.scss';
import { ViewerIcon, type ViewerIconName } from './ViewerIcon';

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: ViewerIconName;
  /** What the button does: its name, and its tip for the pointer. */
  label: string;
  /** Shown under the icon, on phones. */
  caption?: string;
  /** Cannot be pressed now, but keeps the focus. */
  isDisabled?: boolean;
};

/** A button of the toolbar: 44 px, an icon on ink, white where it is pressed or holds something open. */
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
