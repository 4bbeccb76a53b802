import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { PageElements } from '@/app/PageElements';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { SwahiliWords } from '@/components/words/SwahiliWords';
import { setLanguage } from '@/components/words/serverWords';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';
import { elementsUrl } from '@/lib/server/site-build/elementsFile';

export const generateMetadata = () => siteMetadata('sw');

export const viewport = siteViewport;

export default function SwahiliLayout({ children }: { children: ReactNode }) {
  setLanguage('sw');
  return (
    <SwahiliWords>
      <SiteDocument>
        {children}
        <PageElements src={elementsUrl()} />
      </SiteDocument>
    </SwahiliWords>
  );
}
