import { SitemapPage } from '@/components/legal/SitemapPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { sitePages } from '@/lib/server/seo/sitePages';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.sitemap);

export default function Sitemap() {
  return <SitemapPage groups={sitePages()} />;
}
