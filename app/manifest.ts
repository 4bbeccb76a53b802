import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { findCalculator } from '@/lib/site/calculators';
import { PAGES } from '@/lib/site/pages';

/** Shortcuts in the icon menu of the installed app. */
const SHORTCUTS = [findCalculator('gross-to-net-salary'), findCalculator('tax-calendar'), PAGES.search];

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const firm = getFirm('en');
  return {
    name: `${firm.name} - ${firm.descriptor}`,
    short_name: firm.name,
    description: firm.description,
    start_url: '/',
    // Keeps the browser's own buttons where the device supports it: PDFs open in the page, and visitors need a way back.
    display: 'minimal-ui',
    background_color: '#15183F',
    theme_color: '#15183F',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
    shortcuts: SHORTCUTS.map(({ name, path: url }) => ({ name, url })),
  };
}
