import type { ComponentProps } from 'react';
import { ImageWithFallback } from './ImageWithFallback';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default: most pictures decorate. */
  alt?: string;
  /** The picture in other formats and widths, best first; the browser takes one of them in place of src. */
  sources?: readonly { type: string; srcSet: string }[];
  /** How wide the picture is shown, for the choice among the sources. */
  sizes?: string;
  /** True by default; false for a picture that shows without scrolling. */
  lazy?: boolean;
  /** Fetched before other pictures: the largest thing that the page opens with. */
  isFirst?: boolean;
  /** Address of the picture that takes the place of one that fails, once. */
  fallbackSrc?: string;
  /** Told when the picture fails; only from a client component. */
  onFail?: () => void;
  className?: string;
};

/** A picture from a file, with its size, so that nothing moves when it arrives. */
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
