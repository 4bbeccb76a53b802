import styles from './Icon.module.scss';

export type GlyphProps = {
  /** Path of the icon, drawn with strokes in a box of 24 by 24. */
  path: string;
  /** Width and height in px. */
  size?: number;
};

/** A stroke icon from its path. Where the weight of all names does not matter, Icon takes a name. */
export function Glyph({ path, size = 20 }: GlyphProps) {
  return (
    <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
