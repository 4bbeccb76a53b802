import { FilePicture } from '../picture/FilePicture';
import styles from './Plaque.module.scss';

export type PlaqueProps = {
  /** Wordless plaque, 7:5. */
  picture: { src: string; width: number; height: number };
  caption: string;
  name: string;
  descriptor: string;
  /** Takes the place of a picture that fails, once. */
  fallbackSrc: string;
};

/** Longest names of each size, the largest first; longer ones may take two lines. */
const SIZES = [
  { size: 'short', most: 6 },
  { size: 'middle', most: 11 },
  { size: 'long', most: 14 },
] as const;

const sizeOf = ({ length }: string) => SIZES.find(({ most }) => length <= most)?.size ?? 'wrapped';

/**
 * The plaque of an award or a body, its words set in our own type over the drawing. Decorative: what stands beside it,
 * a heading or the name of its button, says the same.
 */
export function Plaque({ picture, caption, name, descriptor, fallbackSrc }: PlaqueProps) {
  return (
    <span className={styles.plaque} aria-hidden="true">
      <FilePicture {...picture} fallbackSrc={fallbackSrc} className={styles.picture} />
      <span className={styles.caption}>{caption}</span>
      <span className={styles.name} data-size={sizeOf(name)}>
        {name}
      </span>
      <span className={styles.descriptor}>{descriptor}</span>
    </span>
  );
}
