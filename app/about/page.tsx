import { AboutPage } from '@/components/about/AboutPage';
import { findCv } from '@/lib/about/findCv';
import { getAchievements, getFounder, getValues } from '@/lib/content/loaders/about';
import { getFirm } from '@/lib/content/loaders/firm';
import { pageMetadata } from '@/lib/seo/pageMetadata';

export const generateMetadata = () =>
  pageMetadata({
    title: 'About Us',
    description: 'Who signs, what we hold to, and the certifications and registrations behind every opinion.',
    path: '/about',
  });

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
