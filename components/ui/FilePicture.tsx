import type { ComponentProps } from 'react';
import { classNames } from '@/components/ui/classNames';
import styles from './FilePicture.module.scss';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default, because most pictures are decorative. */
  alt?: string;
  /** Other widths. */
  srcSet?: string;
  sizes?: string;
  /** Another crop, for windows that match its media query. */
  crop?: ComponentProps<'source'>;
  /** Default: true. Set to false for a picture that is visible without scrolling. */
  lazy?: boolean;
  /** Fetches the largest picture above the fold with high priority. */
  isFirst?: boolean;
  /** URL of the picture shown if this one fails to load. Default: the page's own (components/shell/SiteDocument.tsx). */
  fallbackSrc?: string;
  failureMessage?: string | undefined;
  className?: string;
};

/** An image with its dimensions, to prevent layout shift. */
export function FilePicture(props: FilePictureProps) {
  const { lazy = true, isFirst, alt = '', crop, fallbackSrc, failureMessage, ...rest } = props;
  const attributes: ComponentProps<'img'> = {
    ...rest,
    loading: lazy ? 'lazy' : undefined,
    decoding: 'async',
    fetchPriority: isFirst ? 'high' : undefined,
  };
  const image = <img {...attributes} alt={alt} data-fallback={fallbackSrc} data-failure={failureMessage} />;
  if (!crop) return image;
  return (
    <picture>
      <source {...crop} />
      {image}
    </picture>
  );
}

type FramedPictureProps = Pick<FilePictureProps, 'lazy' | 'className'> & {
  /** A drawing or, with a photo, only its border with a transparent middle. Determines the aspect ratio. */
  picture: Pick<FilePictureProps, 'src' | 'width' | 'height'> & {
    photo?: Pick<FilePictureProps, 'src' | 'width' | 'height' | 'alt' | 'srcSet' | 'sizes'>;
  };
};

/** A drawing, or an editor's photo framed by the drawing's border. With a class it fills its box. */
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
  /** A drawn bust or, with a photo, its border. */
  picture: FramedPictureProps['picture'];
  /** One to three capitals on the drawn bust. */
  initials?: string;
  lazy?: FilePictureProps['lazy'];
  /** As high as its parent too, which crops it. */
  isFilling?: boolean;
};

/** A person's portrait, as wide as its parent. The initials stay inside the bust's disc. */
export function Portrait({ picture, initials, lazy, isFilling }: PortraitProps) {
  return (
    <span className={classNames(styles.portrait, isFilling && styles.filling)}>
      <FramedPicture picture={picture} lazy={lazy} />
      {initials && !picture.photo && (
        <span className={`${styles.initials} stat`} aria-hidden="true">
          {initials}
        </span>
      )}
    </span>
  );
}
