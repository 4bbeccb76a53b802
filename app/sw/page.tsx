import { SwahiliHome } from '@/components/home/SwahiliHome';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import { SWAHILI } from '@/lib/words/swahili';

export const generateMetadata = () => {
  const { description } = getFirm('sw');
  return pageMetadata({ ...pageIn(PAGES.home, SWAHILI), description, isTitleComplete: true }, 'sw');
};

export default function Home() {
  return <SwahiliHome translate={SWAHILI} />;
}
