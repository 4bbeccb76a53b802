import styles from './Icon.module.scss';

type SvgIconProps = {
  /** Drawn as a stroke in a 24 by 24 box. */
  path: string;
  size?: number;
};

/** A stroke icon for client components (see clientIconPaths.ts). Server components use Icon. */
export function SvgIcon({ path, size = 20 }: SvgIconProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
