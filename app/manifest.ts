import type { MetadataRoute } from 'next';
import { getFirm } from '@/lib/server/content/loaders/firm';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const firm = getFirm();
  return {
    name: `${firm.name} - ${firm.descriptor}`,
    short_name: firm.name,
    description: firm.description,
    start_url: '/',
    display: 'browser',
    background_color: '#15183F',
    theme_color: '#15183F',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  };
}
