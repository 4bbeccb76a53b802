import type { ComponentProps } from 'react';
import { SubstituteImage } from './SubstituteImage';

export type FilePictureProps = {
  src: string;
  width: number;
  height: number;
  /** Empty by default: most pictures decorate. */
  alt?: string;
  /** True by default; false for a picture that shows without scrolling. */
  lazy?: boolean;
  /** Address of the picture that takes the place of one that fails, once. */
  fallbackSrc?: string;
  /** Told when the picture fails; only from a client component. */
  onFail?: () => void;
  className?: string;
};

/** A picture from a file, with its size, so that nothing moves when it arrives. */
export function FilePicture({ lazy = true, alt = '', fallbackSrc, onFail, ...rest }: FilePictureProps) {
  const image: ComponentProps<'img'> & { src: string } = {
    ...rest,
    alt,
    loading: lazy ? 'lazy' : undefined,
    decoding: 'async',
  };

  if (fallbackSrc) return <SubstituteImage {...image} fallbackSrc={fallbackSrc} onFail={onFail} />;
  // biome-ignore lint/a11y/useAltText: alt is always in the props spread here.
  return <img {...image} />;
}
