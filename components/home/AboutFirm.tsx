import { Portrait } from '@/components/ui/FilePicture';
import { Reveal } from '@/components/ui/Reveal';
import { StatRow } from '@/components/ui/Stat';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Founder } from '@/lib/content/schemas/people';
import { portrait } from '@/lib/server/pictures/registry';
import { founderMember } from '@/lib/site/members';
import { linkIn } from '@/lib/site/translatedPages';
import type { Translate } from '@/lib/words/translate';
import styles from './AboutFirm.module.scss';

/** Beside the name on phones, beside the quote on tablets, in a column of its own from 1024 px. */
const PICTURE_WIDTHS = { base: '132px', medium: '280px', large: '440px' };

type AboutFirmProps = {
  heading: string;
  founder: Founder;
  stats: Firm['founderStats'];
  translate: Translate;
};

/** The founder's portrait, quote, key points and statistics. */
export function AboutFirm({ heading, founder, stats, translate }: AboutFirmProps) {
  return (
    <section className={`${styles.section} homeSection`} aria-labelledby="about-firm">
      <Reveal>
        <div className={styles.founder}>
          <Portrait picture={portrait.framed(PICTURE_WIDTHS, founderMember(founder))} initials={founder.initials} />
          <p className={styles.who}>
            <strong className="block h4 strong">{founder.name}</strong>
            {founder.position}
          </p>
        </div>
      </Reveal>
      <Reveal>
        <h2 id="about-firm">{heading}</h2>
        <blockquote className={`${styles.quote} opening strong`}>“{founder.quote}”</blockquote>
        <ul className={styles.points} role="list">
          {founder.valuePoints.map(({ title, text }) => (
            <li key={title}>
              <h3 className="below1 ui">{title}</h3>
              <p className="small muted">{text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.stats}>
          <StatRow stats={stats} />
        </div>
        <TextLink {...linkIn('/about', translate.language)} arrow>
          {translate('Learn more about our firm')}
        </TextLink>
      </Reveal>
    </section>
  );
}
