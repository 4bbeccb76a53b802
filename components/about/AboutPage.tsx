import { Proof } from '@/components/shared/Proof';
import { CallToAction } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PanoramaHero } from '@/components/shell/PanoramaHero';
import { Breadcrumb } from '@/components/ui/Breadcrumb';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FilePicture, Portrait } from '@/components/ui/FilePicture';
import { Reveal } from '@/components/ui/Reveal';
import { Rows } from '@/components/ui/Rows';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { StatRow } from '@/components/ui/Stat';
import type { Claim, Firm } from '@/lib/content/schemas/firm';
import type { Achievement, Achievements, Founder, ValueTab } from '@/lib/content/schemas/people';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { portrait, valuePicture } from '@/lib/server/pictures/registry';
import { breadcrumbData, firmData } from '@/lib/server/seo/structuredData';
import { founderMember } from '@/lib/site/members';
import { breadcrumbOf } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './AboutPage.module.scss';
import { AchievementsSection } from './AchievementsSection';
import { TabbedPanels } from './TabbedPanels';

function ValuePanel({ value }: { value: ValueTab }) {
  return (
    <div className={styles.panel}>
      <div>
        <p className={`${styles.statement} lead`}>{value.statement}</p>
        {value.points.length > 0 && (
          <dl className={styles.points}>
            {value.points.map(({ title, text }) => (
              <div key={title}>
                <dt className={`${styles.point} ui`}>{title}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <FilePicture {...valuePicture(value)} className={styles.picture} />
    </div>
  );
}

const toPanel = (value: ValueTab) => ({
  id: value.id,
  label: value.label,
  content: <ValuePanel value={value} />,
});

/** Vision, mission, values and approach as tabs, with vision selected initially. */
function ValuesSection({ values }: { values: ValueTab[] }) {
  return (
    <section className={`${styles.values} band section`} aria-labelledby="values">
      <TabbedPanels
        label="Our Values & Vision"
        idPrefix="values"
        panels={values.map(toPanel)}
        heading={<h2 id="values">Our Values & Vision</h2>}
      />
    </section>
  );
}

type FounderSectionProps = { founder: Founder; stats: Claim[]; registrations: Achievement[] };

const PICTURE_WIDTHS = { base: '352px', large: '464px' };

/** The founder's portrait, biography, statistics and registrations, with a link to the team. */
function FounderSection({ founder, stats, registrations }: FounderSectionProps) {
  const { name, position, heading, lead, biography } = founder;
  return (
    <section className={`${styles.founder} wrap section`} aria-labelledby="founder">
      <figure className={styles.portrait}>
        <Portrait
          picture={portrait.framed(PICTURE_WIDTHS, founderMember(founder))}
          initials={founder.initials}
          lazy={false}
        />
        <figcaption className="above4 small muted">
          <strong className="block h4 strong">{name}</strong> {position}
        </figcaption>
      </figure>
      <Reveal>
        <h2 id="founder">{heading}</h2>
        <div className={`${styles.biography} measure prose`}>
          <p className="lead strong">{lead}</p>
          {biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.stats}>
          <StatRow stats={stats} />
          <Proof registrations={registrations} />
        </div>
        <ButtonLink href="/team" iconEnd="arrow-right">
          View Our Team
        </ButtonLink>
      </Reveal>
    </section>
  );
}

type CheckUsProps = {
  texts: { title: string; text: string };
  check: Firm['check'];
};

/** For visitors who want to verify the firm: who signs, who insures it, and where to complain. */
function CheckUs({ texts, check }: CheckUsProps) {
  return (
    <section className={`${styles.check} wrap`} aria-labelledby="check">
      <SectionHeading id="check" title={texts.title} intro={texts.text} />
      <Rows
        rows={[
          { term: 'Who signs', text: check.signatory },
          { term: 'Insurance', text: check.insurance },
          { term: 'Complaints', text: check.complaints },
        ]}
      />
    </section>
  );
}

type AboutPageProps = {
  firm: Firm;
  founder: Founder;
  values: ValueTab[];
  achievements: Achievements;
  /** URL of the CV as a PDF, and whether it is a sample. Undefined if there is no CV. */
  cv: { href: string; placeholder?: boolean | undefined } | undefined;
};

/** The About page: founder, values, certifications and registrations. */
export function AboutPage({ firm, founder, values, achievements, cv }: AboutPageProps) {
  const breadcrumb = breadcrumbOf(PAGES.about, ENGLISH);
  const texts = getPageTexts('en').about;
  return (
    <>
      <PanoramaHero title={PAGES.about.heading} lead={texts.lead}>
        <Breadcrumb label="Breadcrumb" items={breadcrumb} />
        <JsonLd data={breadcrumbData(firm, breadcrumb)} />
        <JsonLd data={firmData(firm)} />
      </PanoramaHero>
      <FounderSection founder={founder} stats={firm.founderStats} registrations={achievements.registrations} />
      <CheckUs texts={texts.check} check={firm.check} />
      <ValuesSection values={values} />
      <AchievementsSection achievements={achievements} cv={cv} />
      <CallToAction {...texts.callToAction}>
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
