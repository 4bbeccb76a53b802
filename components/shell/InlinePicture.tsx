'use client';
// Needs the browser: a page that the router opens sets its pictures from strings, under a policy of Trusted Types.

import { useMemo } from 'react';
import { PICTURES_POLICY } from '@/lib/site/trustedTypes';

type InlinePictureProps = {
  /** Markup of the picture system: static, without user input. */
  svg: string;
  className?: string | undefined;
};

/** Known to this file alone, which gives it no string but pictures of the site's own. */
const policy =
  typeof window === 'undefined'
    ? undefined
    : window.trustedTypes?.createPolicy(PICTURES_POLICY, { createHTML: (svg) => svg });

/** A decorative picture inlined into the page, for what shows without scrolling; others are files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  // The same object each time, since React sets the picture again for another one.
  const markup = useMemo(() => policy?.createHTML(svg) ?? svg, [svg]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by lib/server/pictures from code alone
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: markup }} />;
}
