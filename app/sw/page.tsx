import { SwahiliHome } from '@/components/home/SwahiliHome';
import { inSwahili } from '@/components/shell/inSwahili';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { translatorTo } from '@/lib/server/words/translatorTo';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = inSwahili(() => {
  const { description } = inLanguage('sw', getFirm);
  return pageMetadata({ ...pageIn(PAGES.home, translatorTo('sw')), description, isTitleComplete: true });
});

export default inSwahili(SwahiliHome);
