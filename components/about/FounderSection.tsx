import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { FramedPicture } from '@/components/ui/framed-picture/FramedPicture';
import { Portrait } from '@/components/ui/portrait/Portrait';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { StatRow } from '@/components/ui/stat/StatRow';
import type { Founder } from '@/lib/content/schemas/about';
import type { Claim } from '@/lib/content/schemas/firm';
import { defaultPicture, founderPicture } from '@/lib/pictures/registry';
import styles from './FounderSection.module.scss';

type FounderSectionProps = { founder: Founder; stats: Claim[] };

const PICTURE_WIDTHS = { base: '352px', large: '464px' };

function FounderPicture({ founder }: { founder: Founder }) {
  const { photo, ...drawn } = founderPicture.framed(PICTURE_WIDTHS, founder);
  const shared = { fallbackSrc: defaultPicture().src, lazy: false };
  if (photo) return <FramedPicture picture={{ ...drawn, photo }} {...shared} />;
  return <Portrait picture={drawn} initials={founder.initials} isFramed {...shared} />;
}

/** Portrait, biography, figures and the way to the team. */
export function FounderSection({ founder, stats }: FounderSectionProps) {
  const { name, position, heading, lead, biography } = founder;
  return (
    <section className={styles.section} aria-labelledby="founder">
      <figure className={styles.portrait}>
        <FounderPicture founder={founder} />
        <figcaption className={styles.caption}>
          <strong className={styles.name}>{name}</strong> {position}
        </figcaption>
      </figure>
      <Reveal>
        <h2 id="founder">{heading}</h2>
        <div className={styles.biography}>
          <p className={styles.lead}>{lead}</p>
          {biography.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.stats}>
          <StatRow stats={stats} />
        </div>
        <ButtonLink href="/team" iconEnd="arrow-right">
          View Our Team
        </ButtonLink>
      </Reveal>
    </section>
  );
}
