import '@/components/foundations/global.scss';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata } from '@/lib/server/seo/siteMetadata';

export const generateMetadata = siteMetadata;

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#15183F' },
    { media: '(prefers-color-scheme: dark)', color: '#0A0C28' },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
