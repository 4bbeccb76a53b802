import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { PageElements } from '@/app/PageElements';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';
import { elementsUrl } from '@/lib/server/site-build/elementsFile';

export const generateMetadata = () => siteMetadata(IN_SWAHILI);

export const viewport = siteViewport;

export default function SwahiliLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument translate={IN_SWAHILI}>
      {children}
      <PageElements src={elementsUrl()} />
    </SiteDocument>
  );
}
