import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { PageElements } from '@/app/PageElements';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';
import { elementsUrl } from '@/lib/server/site-build/elementsFile';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => siteMetadata(SWAHILI);

export const viewport = siteViewport;

export default function SwahiliLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument translate={SWAHILI}>
      {children}
      <PageElements src={elementsUrl()} />
    </SiteDocument>
  );
}
