import { Proof } from '@/components/behaviours/Proof';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Portrait } from '@/components/ui/portrait/Portrait';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { MarkedHeading } from '@/components/ui/sample-tag/MarkedHeading';
import { StatRow } from '@/components/ui/stat/Stat';
import type { Claim } from '@/lib/content/schemas/firm';
import type { Achievement, Founder } from '@/lib/content/schemas/people';
import { defaultPicture, founderPicture } from '@/lib/server/pictures/registry';
import styles from './FounderSection.module.scss';

type FounderSectionProps = { founder: Founder; stats: Claim[]; registrations: Achievement[] };

const PICTURE_WIDTHS = { base: '352px', large: '464px' };

/** Portrait, biography, statistics, registrations and a link to the team. */
export function FounderSection({ founder, stats, registrations }: FounderSectionProps) {
  const { name, position, heading, lead, biography } = founder;
  return (
    <section className={styles.section} aria-labelledby="founder">
      <figure className={styles.portrait}>
        <Portrait
          picture={founderPicture.framed(PICTURE_WIDTHS, founder)}
          initials={founder.initials}
          lazy={false}
          fallbackSrc={defaultPicture().src}
        />
        <figcaption className={styles.caption}>
          <strong className={styles.name}>{name}</strong> {position}
        </figcaption>
      </figure>
      <Reveal>
        <MarkedHeading samples={[founder, ...registrations]}>
          <h2 id="founder">{heading}</h2>
        </MarkedHeading>
        <div className={styles.biography}>
          <p className={styles.lead}>{lead}</p>
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
