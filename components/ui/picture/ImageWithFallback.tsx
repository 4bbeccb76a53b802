'use client';
// Needs the browser: only there does a picture fail to load.

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';

export type ImageWithFallbackProps = ComponentProps<'img'> & {
  src: string;
  /** <source> elements that come before src. */
  sources?: ReactNode;
  fallbackSrc: string;
  onFail?: () => void;
};

/** An image that is replaced by a fallback when it fails. A fallback that fails too stays. */
export function ImageWithFallback({ src, sources, fallbackSrc, onFail, alt = '', ...rest }: ImageWithFallbackProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const hasFailed = failedSrc === src;

  const handleError = () => {
    if (hasFailed) return;
    setFailedSrc(src);
    onFail?.();
  };

  // An image of the static page may have failed before hydration, before its error could be heard.
  // biome-ignore lint/correctness/useExhaustiveDependencies: checked once, after hydration.
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
