import { SitemapPage } from '@/components/legal/SitemapPage';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';

/** Shown offline in place of pages that the device has never opened (public/offline-worker.js). */
export const generateMetadata = () => describedPageMetadata('offline', ENGLISH);

export default function Offline() {
  return <SitemapPage page={PAGES.offline} lead={getPageTexts('en').offline.lead} groups={[]} />;
}
