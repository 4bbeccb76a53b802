import { AboutPage } from '@/components/about/AboutPage';
import { getAchievements, getFirm, getFounder, getValues, isCvSample } from '@/lib/server/content/loaders/firm';
import { findCv } from '@/lib/server/resources/fileFacts';
import { describedPageMetadata } from '@/lib/server/seo/pageMetadata';
import { ENGLISH } from '@/lib/words/translate';

export const generateMetadata = () => describedPageMetadata('about', ENGLISH);

export default function About() {
  const href = findCv();
  return (
    <AboutPage
      firm={getFirm('en')}
      founder={getFounder('en')}
      values={getValues()}
      achievements={getAchievements()}
      cv={href === undefined ? undefined : { href, placeholder: isCvSample() }}
    />
  );
}
