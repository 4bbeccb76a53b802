import type { Metadata, Viewport } from 'next';
import { say } from '../../words/say.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { twinsOf } from '../words/twinsOf.ts';

/** Builds metadata of the whole site; pages add their own. */
export function siteMetadata(): Metadata {
  const firm = getFirm();
  return {
    metadataBase: new URL(firm.url),
    title: say('Tax & Business Advisory'),
    description: twinsOf(firm.description),
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}

/** Themes of every page, with the browser's own colours in each. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#15183F' },
    { media: '(prefers-color-scheme: dark)', color: '#0A0C28' },
  ],
};
