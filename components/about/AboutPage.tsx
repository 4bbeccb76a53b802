import { CallToAction } from '@/components/shell/CallToAction';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Achievements, Founder, ValueTab } from '@/lib/content/schemas/about';
import type { Firm } from '@/lib/content/schemas/firm';
import { AboutHero } from './AboutHero';
import { AchievementsSection } from './AchievementsSection';
import { FounderSection } from './FounderSection';
import { ValuesSection } from './ValuesSection';

type AboutPageProps = {
  firm: Firm;
  founder: Founder;
  values: ValueTab[];
  achievements: Achievements;
  /** URL of the CV as a PDF; undefined while there is none. */
  cvHref: string | undefined;
};

/** The firm: founder, values, certifications and registrations. */
export function AboutPage({ firm, founder, values, achievements, cvHref }: AboutPageProps) {
  return (
    <>
      <AboutHero firm={firm} />
      <FounderSection founder={founder} stats={firm.founderStats} />
      <ValuesSection values={values} />
      <AchievementsSection achievements={achievements} cvHref={cvHref} />
      <CallToAction
        title="Begin with a question"
        text="Tell us what is due, what worries you or what you plan. The first talk costs nothing."
      >
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
