'use client';
// Needs the browser: follows the pointer and the focus over the links beside it.

import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './PreviewFrame.module.scss';

export type Preview = { picture: ReactNode; name: string; text: string };

type PreviewFrameProps = {
  previews: Record<string, Preview>;
};

/** Picture of the link under the pointer, at first of the first link. Decorative; its picture loads when the dropdown is shown. */
export function PreviewFrame({ previews }: PreviewFrameProps) {
  const [href, setHref] = useState(Object.keys(previews)[0] ?? '');
  const frame = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const panel = frame.current?.closest('[popover]');
    const follow = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = link?.getAttribute('href') ?? '';
      if (Object.hasOwn(previews, path)) setHref(path);
    };
    panel?.addEventListener('pointerover', follow);
    panel?.addEventListener('focusin', follow);
    return () => {
      panel?.removeEventListener('pointerover', follow);
      panel?.removeEventListener('focusin', follow);
    };
  }, [previews]);

  const preview = previews[href];
  return (
    <div ref={frame} className={styles.frame} aria-hidden="true">
      {preview ? (
        <>
          {preview.picture}
          <p className={styles.text}>
            <strong>{preview.name}</strong> {preview.text}
          </p>
        </>
      ) : null}
    </div>
  );
}
