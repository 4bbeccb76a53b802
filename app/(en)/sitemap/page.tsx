import { SitemapPage } from '@/components/legal/SitemapPage';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { sitePages } from '@/lib/server/seo/sitePages';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('sitemap', ENGLISH);

export default function Sitemap() {
  return <SitemapPage page={PAGES.sitemap} lead={getPageTexts('en').sitemap.lead} groups={sitePages()} />;
}
