'use client';

// Needs the browser: only there can one learn that a picture failed.
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

export type ImageWithFallbackProps = ComponentProps<'img'> & {
  src: string;
  /** <source> elements that come before src. */
  sources?: ReactNode;
  fallbackSrc: string;
  onFail?: () => void;
};

/** An image that gives way to another when it fails, once; a substitute that fails too stays as it is. */
export function ImageWithFallback({ src, sources, fallbackSrc, onFail, alt = '', ...rest }: ImageWithFallbackProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = failedSrc === src;

  const handleError = () => {
    if (hasFailed) return;
    setFailedSrc(src);
    onFail?.();
  };

  // An image of the static page may have failed before React could hear of it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once, on arrival.
  useEffect(() => {
    const image = ref.current;
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') handleError();
  }, []);

  const image = <img ref={ref} {...rest} alt={alt} src={hasFailed ? fallbackSrc : src} onError={handleError} />;
  if (!sources) return image;
  return (
    <picture>
      {!hasFailed && sources}
      {image}
    </picture>
  );
}
