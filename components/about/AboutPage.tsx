import { useSay } from '#words';
import { CallToAction } from '@/components/shell/CallToAction';
import { PanoramaHero } from '@/components/shell/hero/PanoramaHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { Breadcrumb } from '@/components/ui/breadcrumb/Breadcrumb';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Achievements, Founder, ValueTab } from '@/lib/content/schemas/about';
import type { Firm } from '@/lib/content/schemas/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { breadcrumbData, firmData } from '@/lib/server/seo/structuredData';
import { breadcrumbOf } from '@/lib/site/breadcrumbs';
import { PAGES } from '@/lib/site/pages';
import { AchievementsSection } from './AchievementsSection';
import { CheckUs } from './CheckUs';
import { FounderSection } from './FounderSection';
import { ValuesSection } from './ValuesSection';

type AboutPageProps = {
  firm: Firm;
  founder: Founder;
  values: ValueTab[];
  achievements: Achievements;
  /** URL of the CV as a PDF and whether it is a sample; undefined while there is none. */
  cv: { href: string; placeholder?: boolean | undefined } | undefined;
};

/** The firm: founder, values, certifications and registrations. */
export function AboutPage({ firm, founder, values, achievements, cv }: AboutPageProps) {
  const breadcrumb = breadcrumbOf(PAGES.about, useSay());
  return (
    <>
      <PanoramaHero title={PAGES.about.heading} lead={getPageTexts().about.lead}>
        <Breadcrumb items={breadcrumb} />
        <JsonLd data={breadcrumbData(firm, breadcrumb)} />
        <JsonLd data={firmData(firm)} />
      </PanoramaHero>
      <FounderSection founder={founder} stats={firm.founderStats} />
      <ValuesSection values={values} />
      <AchievementsSection achievements={achievements} cv={cv} />
      <CheckUs texts={getPageTexts().about.check} check={firm.check} />
      <CallToAction {...getPageTexts().about.callToAction}>
        <ButtonLink href="/contact" variant="accent" iconEnd="arrow-right">
          Contact Us
        </ButtonLink>
        <ButtonLink href="/services" variant="outline">
          Our Services
        </ButtonLink>
      </CallToAction>
    </>
  );
}
