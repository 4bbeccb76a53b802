import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFounder, getValues } from '@/lib/server/content/loaders/about';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { findCv } from '@/lib/server/resources/findCv';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { PAGES } from '@/lib/site/pages';

export const generateMetadata = () => pageMetadata(PAGES.about);

export default function About() {
  return (
    <AboutPage
      firm={getFirm()}
      founder={getFounder()}
      values={getValues()}
      achievements={getAchievements()}
      cvHref={findCv()}
    />
  );
}
