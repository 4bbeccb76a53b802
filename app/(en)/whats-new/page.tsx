import { WhatsNewPage } from '@/components/news/WhatsNewPage';
import { getNews } from '@/lib/server/content/loaders/pages';
import { NEWS_FEED } from '@/lib/server/resources/newsFeed';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => {
  const metadata = describedPageMetadata('whatsNew', ENGLISH);
  return { ...metadata, alternates: { ...metadata.alternates, types: { [NEWS_FEED.type]: NEWS_FEED.path } } };
};

export default function WhatsNew() {
  return <WhatsNewPage entries={getNews()} />;
}
