import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './FilePicture.module.scss';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default: most pictures are decorative. */
  alt?: string;
  /** Other formats, widths and crops, best first; the browser picks one or src. */
  sources?: readonly (ComponentProps<'source'> & { srcSet: string })[];
  sizes?: string;
  /** Default: true; false for a picture that shows without scrolling. */
  lazy?: boolean;
  /** For the largest picture above the fold: fetched with high priority. */
  isFirst?: boolean;
  /** URL of the picture that replaces a failed one. Default: that of the page (components/shell/SiteDocument.tsx). */
  fallbackSrc?: string;
  failureMessage?: string | undefined;
  className?: string;
};

/** An image with its size, to prevent layout shift. */
export function FilePicture(props: FilePictureProps) {
  const { lazy = true, isFirst, alt = '', sources, sizes, fallbackSrc, failureMessage, ...rest } = props;
  const attributes: ComponentProps<'img'> = {
    ...rest,
    loading: lazy ? 'lazy' : undefined,
    decoding: 'async',
    fetchPriority: isFirst ? 'high' : undefined,
  };
  const image = <img {...attributes} alt={alt} data-fallback={fallbackSrc} data-failure={failureMessage} />;
  if (!sources) return image;
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.srcSet} {...source} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

type FramedPictureProps = Pick<FilePictureProps, 'lazy' | 'className'> & {
  /** A drawn picture; with a photo, only its border, transparent in the middle. Sets the proportions. */
  picture: Pick<FilePictureProps, 'src' | 'width' | 'height'> & {
    photo?: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'sources' | 'sizes'>;
  };
};

/** A drawn picture, or an editor's photo in its border. With a class it fills that box. */
export function FramedPicture({ picture, lazy, className }: FramedPictureProps) {
  const { photo, ...drawn } = picture;
  if (!photo) return <FilePicture {...drawn} lazy={lazy} className={className} />;

  const framed = (
    <span className={classNames(`${styles.framed} notPrinted`, className && styles.filling)}>
      <FilePicture {...photo} lazy={lazy} className={styles.framedPhoto} />
      <FilePicture {...drawn} lazy={lazy} className={styles.frame} />
    </span>
  );
  return className ? <span className={className}>{framed}</span> : framed;
}

type PortraitProps = {
  /** Drawn bust; with a `photo` inside, a photo in the border of the bust. */
  picture: FramedPictureProps['picture'];
  /** One to three capitals over a drawn bust. */
  initials?: string;
  lazy?: FilePictureProps['lazy'];
};

/** Portrait of a person, as wide as its parent; initials stay in the disc of the drawn bust. */
export function Portrait({ picture, initials, lazy }: PortraitProps) {
  return (
    <span className={styles.portrait}>
      <FramedPicture picture={picture} lazy={lazy} />
      {initials && !picture.photo && (
        <span className={`${styles.initials} stat`} aria-hidden="true">
          {initials}
        </span>
      )}
    </span>
  );
}
