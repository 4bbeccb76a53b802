import { ENGLISH } from '@/lib/words/translate';
import '@/components/foundations/global.scss';
import type { ReactNode } from 'react';
import { PageElements } from '@/app/PageElements';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';
import { elementsUrl } from '@/lib/server/site-build/elementsFile';

export const generateMetadata = () => siteMetadata(ENGLISH);

export const viewport = siteViewport;

export default function EnglishLayout({ children }: { children: ReactNode }) {
  return (
    <SiteDocument translate={ENGLISH}>
      {children}
      <PageElements src={elementsUrl()} />
    </SiteDocument>
  );
}
