import { SitemapPage } from '@/components/legal/SitemapPage';
import { WORK_OFFLINE } from '@/lib/offline/workOffline';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

/** Stands for pages that are not kept on a device without a connection. */
export const generateMetadata = () => describedPageMetadata('offline');

export default function Offline() {
  return (
    <SitemapPage
      page={PAGES.offline}
      lead={getPageTexts().offline.lead}
      groups={[{ heading: 'These work now', pages: WORK_OFFLINE }]}
    />
  );
}
