import type { Metadata } from 'next';
import { SwahiliHome } from '@/components/home/SwahiliHome';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { serverSay } from '@/lib/server/words/serverSay';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';

function homeMetadata(): Metadata {
  const description = inLanguage('sw', getFirm).description;
  return pageMetadata({ ...pageIn(PAGES.home, serverSay('sw')), description, isTitleComplete: true });
}

const { Page, generateMetadata } = swahiliRoute({ default: SwahiliHome, generateMetadata: homeMetadata });

export { generateMetadata, Page as default };
