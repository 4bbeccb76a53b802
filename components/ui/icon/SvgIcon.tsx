import styles from './Icon.module.scss';

export type SvgIconProps = {
  /** Path of the icon, drawn with strokes in a box of 24 by 24. */
  path: string;
  /** Width and height in px. */
  size?: number;
};

/** A stroke icon from its path, for client components (clientIconPaths.ts); server components name it with Icon. */
export function SvgIcon({ path, size = 20 }: SvgIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
