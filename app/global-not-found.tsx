import { ENGLISH } from '@/lib/words/translate';
import '@/components/foundations/global.scss';
import { NotFoundPage } from '@/components/shell/NotFoundPage';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { siteMetadata, siteViewport } from '@/lib/server/seo/siteMetadata';

export const viewport = siteViewport;

export const generateMetadata = () => ({ ...siteMetadata(ENGLISH), ...describedPageMetadata('notFound', ENGLISH) });

/** A document of its own: as `not-found.tsx` it would be part of every page's payload. */
export default function NotFound() {
  return (
    <SiteDocument translate={ENGLISH}>
      <NotFoundPage translate={ENGLISH} proverb={getFirm('en').notFoundProverb} />
    </SiteDocument>
  );
}
