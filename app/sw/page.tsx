import type { Metadata } from 'next';
import { SwahiliHome } from '@/components/home/SwahiliHome';
import { Newsletter } from '@/components/media/Newsletter';
import { swahiliRoute } from '@/components/shell/swahiliRoute';
import { nextDueDays } from '@/lib/server/calendar/nextDueDays';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/home';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { getTwinTexts } from '@/lib/server/content/loaders/twinTexts';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { contactWords } from '@/lib/words/sw/contact';
import { newsletterWords } from '@/lib/words/sw/newsletter';

function homeMetadata(): Metadata {
  const description = twinsOf(getFirm().description);
  return pageMetadata({ ...pageHere(PAGES.home), loading: 'light', description, isTitleComplete: true });
}

const Home = () => (
  <>
    <SwahiliHome
      home={twinsOf(getHome())}
      firm={twinsOf(getFirm())}
      services={twinsOf(getAllServices())}
      days={nextDueDays()}
      texts={getTwinTexts().filter(({ path }) => path.startsWith(PAGES.resources.path))}
    />
    <Newsletter />
  </>
);

const { Page, generateMetadata } = swahiliRoute(
  { default: Home, generateMetadata: homeMetadata },
  { ...contactWords, ...newsletterWords },
);

export { generateMetadata, Page as default };
