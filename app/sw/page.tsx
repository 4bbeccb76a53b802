import { SwahiliHome } from '@/components/home/SwahiliHome';
import { IN_SWAHILI } from '@/components/words/inSwahili';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => {
  const { description } = getFirm('sw');
  return pageMetadata({ ...pageIn(PAGES.home, IN_SWAHILI), description, isTitleComplete: true }, 'sw');
};

export default function Home() {
  return <SwahiliHome translate={IN_SWAHILI} />;
}
