import type { Metadata } from 'next';
import { sayName } from '../../words/say.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { twinsOf } from '../words/twinsOf.ts';

/** Metadata of the whole site; pages add their own. */
export function siteMetadata(): Metadata {
  const firm = getFirm();
  return {
    metadataBase: new URL(firm.url),
    title: sayName('Tax & Business Advisory'),
    description: twinsOf(firm.description),
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}
