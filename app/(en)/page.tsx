import type { Metadata } from 'next';
import { AboutFirm } from '@/components/home/AboutFirm';
import { Callback } from '@/components/home/Callback';
import { CoreServices } from '@/components/home/CoreServices';
import { Hero } from '@/components/home/hero/Hero';
import { Industries } from '@/components/home/Industries';
import { QuickLinks } from '@/components/home/QuickLinks';
import { Recognition } from '@/components/home/Recognition';
import { AccountantCheck } from '@/components/shared/AccountantCheck';
import { JsonLd } from '@/components/shell/JsonLd';
import { nextDueDays } from '@/lib/server/calendar/nextDueDays';
import {
  getAchievements,
  getAffiliations,
  getCredentials,
  getFirm,
  getFounder,
} from '@/lib/server/content/loaders/firm';
import { getHome } from '@/lib/server/content/loaders/pages';
import { getAllSectors, getAllServices } from '@/lib/server/content/loaders/services';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';
import { firmData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';

export function generateMetadata(): Metadata {
  return pageMetadata({ ...PAGES.home, description: getFirm('en').description, isTitleComplete: true }, 'en');
}

export default function HomePage() {
  const home = getHome('en');
  const firm = getFirm('en');
  const services = getAllServices('en');
  const affiliations = getAffiliations().filter(({ onHome }) => onHome);
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <Hero
        slides={home.slides}
        registrations={getAchievements().registrations}
        phone={firm.phone}
        claim={firm.founderStats.find(({ label }) => label.startsWith('Clients'))}
      />
      <QuickLinks translate={ENGLISH} home={home} days={nextDueDays('en')}>
        <AccountantCheck />
      </QuickLinks>
      <CoreServices home={home} services={services} />
      <AboutFirm
        translate={ENGLISH}
        heading={home.about.heading}
        founder={getFounder('en')}
        stats={firm.founderStats}
      />
      <Industries texts={home.industries} sectors={getAllSectors()} />
      <Recognition texts={home.recognition} credentials={getCredentials()} affiliations={affiliations} />
      <Callback texts={home.callback} firm={firm} />
    </>
  );
}
