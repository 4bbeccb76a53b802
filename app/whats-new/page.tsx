import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import { getNews } from '@/lib/server/content/loaders/news';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.whatsNew);

export default function WhatsNew() {
  return <WhatsNewPage entries={getNews()} />;
}
