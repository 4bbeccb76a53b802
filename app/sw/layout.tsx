import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';
import { speakSwahili } from '@/lib/server/words/pageLanguage';

export function generateMetadata() {
  speakSwahili();
  return siteMetadata();
}

export const viewport = siteViewport;

export default function SwahiliLayout({ children }: { children: ReactNode }) {
  speakSwahili();
  return <SiteDocument>{children}</SiteDocument>;
}
