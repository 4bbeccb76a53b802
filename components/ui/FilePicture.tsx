import type { ComponentProps } from 'react';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default: most pictures are decorative. */
  alt?: string;
  /** Other formats, widths and crops, best first; the browser picks one or src. */
  sources?: readonly (ComponentProps<'source'> & { srcSet: string })[];
  /** The sizes attribute of the sources. */
  sizes?: string;
  /** Default: true; false for a picture that shows without scrolling. */
  lazy?: boolean;
  /** For the largest picture above the fold: fetched with high priority. */
  isFirst?: boolean;
  /** URL of the picture that replaces a failed one, once, by the page's inline script. Default: the one of components/shell/SiteDocument.tsx. */
  fallbackSrc?: string;
  /** Console message on failure. */
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
