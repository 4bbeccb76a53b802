import type { Metadata, Viewport } from 'next';
import type { Language } from '../../words/language.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { serverSay } from '../words/serverSay.ts';
import { twinsOf } from '../words/twinsOf.ts';

/** Builds metadata of all pages in a language; pages add their own. */
export function siteMetadata(language: Language): Metadata {
  const firm = getFirm();
  return {
    metadataBase: new URL(firm.url),
    title: serverSay(language)('Tax & Business Advisory'),
    description: twinsOf(firm.description, language),
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
