import type { Metadata } from 'next';
import { getFirm } from '../content/loaders/firm.ts';

/** Metadata of the whole site; pages add their own. */
export function siteMetadata(): Metadata {
  const firm = getFirm();
  return {
    metadataBase: new URL(firm.url),
    title: 'Tax & Business Advisory',
    description: firm.description,
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}
