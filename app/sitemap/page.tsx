import { SitemapPage } from '@/components/legal/SitemapPage';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { sitePages } from '@/lib/server/seo/sitePages';

export const generateMetadata = () =>
  pageMetadata({
    title: 'Sitemap',
    description: 'Every page of this website in one list: the firm, services, calculators and library.',
    path: '/sitemap',
  });

export default function Sitemap() {
  return <SitemapPage groups={sitePages()} />;
}
