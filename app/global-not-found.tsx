import '@/components/foundations/global.scss';
import { NotFoundPage } from '@/components/shell/errors/NotFoundPage';
import { SiteDocument } from '@/components/shell/SiteDocument';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { siteMetadata } from '@/lib/server/seo/siteMetadata';
import { PAGES } from '@/lib/site/pages';

export { viewport } from './layout';

export const generateMetadata = () => ({ ...siteMetadata(), ...pageMetadata(PAGES.notFound) });

/** A document of its own: as `not-found.tsx` it would be part of the data of every page. */
export default function NotFound() {
  return (
    <SiteDocument>
      <NotFoundPage proverb={getFirm().notFoundProverb} />
    </SiteDocument>
  );
}
