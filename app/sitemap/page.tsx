import { SitemapPage } from '@/components/legal/SitemapPage';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { sitePages } from '@/lib/server/seo/sitePages';

export const generateMetadata = () => describedPageMetadata('sitemap');

export default function Sitemap() {
  return <SitemapPage groups={sitePages()} />;
}
