import '@/components/foundations/global.scss';
import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata } from '@/lib/server/seo/siteMetadata';

export const generateMetadata = siteMetadata;

export const viewport: Viewport = { themeColor: '#15183F' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
