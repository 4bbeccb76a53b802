import { classNames } from '@/components/ui/classNames';
import { FilePicture, type FilePictureProps } from './FilePicture';
import styles from './Plaque.module.scss';
import { VisuallyHidden } from './VisuallyHidden';

export type PlaqueProps = {
  pictures: {
    /** Plaque without text, 7:5. */
    drawing: { src: string; width: number; height: number };
    /** A body's own logo, which replaces the drawing and all texts. */
    logo?: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'> | undefined;
  };
  /** Line above the name. */
  caption: string;
  /** Large text. */
  name: string;
  /** Line below the name. */
  descriptor: string;
  /** The full name, for screen readers; absent if name or descriptor is the same. */
  fullName?: string;
  /** small: among other texts; a narrow one shows only the name. */
  size?: 'small' | 'large';
  /** Hidden from screen readers, if a heading or a button's name repeats it. */
  isDecorative?: boolean;
};

/** Font size of the name in % of the plaque's width, by number of characters; the longest take two lines. */
const NAME_SIZES = {
  small: [
    { most: 6, percent: 15 },
    { most: 11, percent: 10 },
    { most: 14, percent: 7.8 },
    { most: Infinity, percent: 7 },
  ],
  large: [
    { most: 5, percent: 15.4 },
    { most: 9, percent: 11 },
    { most: Infinity, percent: 8.4 },
  ],
} as const;

/** The plaque of an award or a body: text over a drawing, or the body's own logo. */
export function Plaque({
  pictures,
  caption,
  name,
  descriptor,
  fullName = name,
  size = 'small',
  isDecorative,
}: PlaqueProps) {
  const { drawing, logo } = pictures;
  if (logo) {
    return (
      <span className={styles.paper}>
        <FilePicture {...logo} className={styles.logo} />
      </span>
    );
  }
  const nameSize = NAME_SIZES[size].find(({ most }) => name.length <= most)?.percent;
  return (
    <span
      className={classNames(styles.plaque, size === 'small' && styles.small)}
      aria-hidden={isDecorative || undefined}
    >
      <FilePicture {...drawing} className={styles.picture} />
      <span className={`${styles.caption} ui`}>{caption}</span>{' '}
      <span className={`${styles.name} stat`} data-size={nameSize}>
        {name}
        {fullName !== name && fullName !== descriptor && <VisuallyHidden>: {fullName}</VisuallyHidden>}
      </span>{' '}
      <span className={`${styles.descriptor} small`}>{descriptor}</span>
    </span>
  );
}
