import styles from './Icon.module.scss';

type SvgIconProps = {
  /** Path for a stroke in a box of 24 by 24. */
  path: string;
  size?: number;
};

/** A stroke icon from its path, for client components (see clientIconPaths.ts); server components use Icon. */
export function SvgIcon({ path, size = 20 }: SvgIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
