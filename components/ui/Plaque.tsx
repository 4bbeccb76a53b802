import { classNames } from '@/components/ui/classNames';
import { FilePicture, type FilePictureProps } from './FilePicture';
import styles from './Plaque.module.scss';
import { VisuallyHidden } from './VisuallyHidden';

export type PlaqueProps = {
  pictures: {
    /** The plaque without text, in a 7:5 ratio. */
    drawing: { src: string; width: number; height: number };
    /** The organisation's own logo, shown instead of the drawing and all text. */
    logo?: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'srcSet' | 'sizes'> | undefined;
  };
  /** The line above the name. */
  caption: string;
  /** The large text. */
  name: string;
  /** The line below the name. */
  descriptor: string;
  /** Full name for screen readers. Omit it if the name or descriptor is already the full name. */
  fullName?: string;
  /** small: among other text; if narrow, it shows only the name. */
  size?: 'small' | 'large';
  /** Hides it from screen readers where a heading or a button's name repeats it. */
  isDecorative?: boolean;
};

/** Font size of the name, in % of the plaque's width, by number of characters. The longest names take two lines. */
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

/** The plaque of an award or organisation: text over a drawing, or the organisation's own logo. */
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
