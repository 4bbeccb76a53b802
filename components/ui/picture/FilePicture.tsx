import type { ComponentProps } from 'react';
import { ImageWithFallback } from './ImageWithFallback';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default: most pictures are decorative. */
  alt?: string;
  /** Other formats and widths, best first; the browser picks one of them or src. */
  sources?: readonly { type: string; srcSet: string }[];
  /** The sizes attribute of the sources. */
  sizes?: string;
  /** True by default; false for a picture that shows without scrolling. */
  lazy?: boolean;
  /** True for the largest picture above the fold: fetched with high priority. */
  isFirst?: boolean;
  /** URL of a picture that replaces this one when it fails, once. */
  fallbackSrc?: string;
  /** Called when the picture fails; only from a client component. */
  onFail?: () => void;
  className?: string;
};

/** An image with its size, so that the layout does not shift when it loads. */
export function FilePicture({
  lazy = true,
  isFirst,
  alt = '',
  sources,
  sizes,
  fallbackSrc,
  onFail,
  ...rest
}: FilePictureProps) {
  const image: ComponentProps<'img'> & { src: string } = {
    ...rest,
    alt,
    loading: lazy ? 'lazy' : undefined,
    decoding: 'async',
    fetchPriority: isFirst ? 'high' : undefined,
  };
  const others = sources?.map((source) => <source key={source.type} {...source} sizes={sizes} />);

  if (fallbackSrc) return <ImageWithFallback {...image} sources={others} fallbackSrc={fallbackSrc} onFail={onFail} />;
  // biome-ignore lint/a11y/useAltText: alt is always in the props spread here.
  const plain = <img {...image} />;
  return others ? (
    <picture>
      {others}
      {plain}
    </picture>
  ) : (
    plain
  );
}
