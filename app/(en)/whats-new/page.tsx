import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import { getNews } from '@/lib/server/content/loaders/news';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';

export const generateMetadata = () => describedPageMetadata('whatsNew');

export default function WhatsNew() {
  return <WhatsNewPage entries={getNews()} />;
}
