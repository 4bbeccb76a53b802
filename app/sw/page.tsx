import type { Metadata } from 'next';
import { SwahiliHome } from '@/components/home/SwahiliHome';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';

function homeMetadata(): Metadata {
  const description = twinsOf(getFirm().description);
  return pageMetadata({ ...pageHere(PAGES.home), description, isTitleComplete: true });
}

const { Page, generateMetadata } = swahiliRoute({ default: SwahiliHome, generateMetadata: homeMetadata });

export { generateMetadata, Page as default };
