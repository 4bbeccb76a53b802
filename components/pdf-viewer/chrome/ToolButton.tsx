import type { ComponentProps } from 'react';
import { ICON_PATHS } from '@/components/ui/icon/Icon';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import styles from './ToolButton.module.scss';

/** Icons used only in the viewer, drawn like those in components/ui/icon: strokes in a 24 by 24 box. */
const VIEWER_ICON_PATHS = {
  sidebar: 'M4 5h16v14H4zM10 5v14M6.5 9h1M6.5 12.5h1',
  text: 'M5 8V5h14v3M12 5v14M9 19h6',
  highlight: 'M4 21h16M8 13.5L15.5 4l4.5 3.5-7.5 9.5H8z',
  ink: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z',
  stamp: 'M5 21h14M6 17.5h12V14h-4.5l-.5-4.5a2.6 2.6 0 1 0-2 0L10.5 14H6z',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v2',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v2',
  'chevron-up': 'M6 15l6-6 6 6',
  'rotate-right': 'M19 4v5h-5M18.5 9A7.5 7.5 0 1 0 19.5 13',
  'rotate-left': 'M5 4v5h5M5.5 9A7.5 7.5 0 1 1 4.5 13',
  dim: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.5 6.5 0 0 0 10.5 10.5z',
  more: 'M5 11l1 1-1 1-1-1zM12 11l1 1-1 1-1-1zM19 11l1 1-1 1-1-1z',
  'full-screen': 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  'leave-full-screen': 'M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5',
} as const;

const PATHS = { ...ICON_PATHS, ...VIEWER_ICON_PATHS };

export type ViewerIconName = keyof typeof PATHS;

export function ViewerIcon({ name }: { name: ViewerIconName }) {
  return <SvgIcon path={PATHS[name]} />;
}

type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'children' | 'disabled'> & {
  icon: ViewerIconName;
  /** The accessible name and tooltip. */
  label: string;
  /** Shown under the icon on phones. */
  caption?: string;
  /** Disables the button but keeps it focusable. */
  isDisabled?: boolean;
};

/** A 44 px toolbar button: an icon on a dark background, white while pressed or expanded. */
export function ToolButton({ icon, label, caption, isDisabled = false, onClick, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`${styles.button} iconTarget`}
      aria-label={label}
      title={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <ViewerIcon name={icon} />
      {caption && <span className={`${styles.caption} caption`}>{caption}</span>}
    </button>
  );
}
