import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';

export const generateMetadata = () => siteMetadata('en');

export const viewport = siteViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return <SiteDocument>{children}</SiteDocument>;
}
