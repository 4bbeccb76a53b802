import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Metadata, Viewport } from 'next';
import { z } from 'zod';
import type { Translate } from '../../words/translate.ts';
import { getFirm } from '../content/loaders/firm.ts';

const fontsSchema = z.object({ preload: z.array(z.string()) });

/** Returns the URLs of the fonts that every page preloads. `npm run assets` writes the list. */
export function preloadedFonts(): string[] {
  return fontsSchema.parse(JSON.parse(readFileSync(join(process.cwd(), '.generated/fonts.json'), 'utf8'))).preload;
}

/** Builds the metadata that all pages in a language share; pages add their own. */
export function siteMetadata(translate: Translate): Metadata {
  const firm = getFirm(translate.language);
  return {
    metadataBase: new URL(firm.url),
    title: translate('Tax & Business Advisory'),
    description: firm.description,
    icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  };
}

/** Themes of every page, with the browser's own colours for each. */
export const siteViewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#15183F' },
    { media: '(prefers-color-scheme: dark)', color: '#0A0C28' },
  ],
};
