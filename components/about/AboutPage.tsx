import { CallToAction } from '@/components/shell/CallToAction';
import { SampleNotice } from '@/components/shell/SampleNotice';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Achievements, Founder, ValueTab } from '@/lib/content/schemas/about';
import type { Firm } from '@/lib/content/schemas/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { AboutHero } from './AboutHero';
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
  return (
    <>
      <AboutHero firm={firm} />
      <SampleNotice
        of={[founder, ...firm.founderStats, ...achievements.certifications, ...achievements.registrations]}
      />
      <FounderSection founder={founder} stats={firm.founderStats} />
      <ValuesSection values={values} />
      <AchievementsSection achievements={achievements} cv={cv} />
      <CheckUs texts={getPageTexts().about.check} registrations={achievements.registrations} check={firm.check} />
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
