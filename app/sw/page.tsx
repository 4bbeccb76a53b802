import type { Metadata } from 'next';
import { SwahiliHome } from '@/components/home/SwahiliHome';
import { nextDueDays } from '@/lib/server/calendar/nextDueDays';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/home';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';

export function generateMetadata(): Metadata {
  const description = twinsOf(getFirm().description);
  return pageMetadata({ ...pageHere(PAGES.home), loading: 'light', description, isTitleComplete: true });
}

export default function SwahiliHomeRoute() {
  return (
    <SwahiliHome
      home={twinsOf(getHome())}
      firm={twinsOf(getFirm())}
      services={twinsOf(getAllServices())}
      days={nextDueDays()}
    />
  );
}
