import { Badge } from '@/components/ui/badge/Badge';
import { IconButton } from '@/components/ui/button/IconButton';
import type { TeamMember } from '@/lib/content/schemas/team';
import { MemberLinks } from './MemberLinks';
import { MemberPortrait } from './MemberPortrait';
import styles from './MemberSheet.module.scss';

/** Id of a person's sheet, for the buttons that open it. */
export const sheetId = ({ id }: Pick<TeamMember, 'id'>): string => `${id}-sheet`;

function Facts({ title, facts }: { title: string; facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h4 className={styles.heading}>{title}</h4>
      <ul className={styles.facts}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What a card opens to: the cloth with its proverb in English, biography, specialties, education, achievements and how
 * to reach the person. A popover, which opens without script; print, and browsers that know none, show it in the card.
 */
export function MemberSheet({ member }: { member: TeamMember }) {
  const { id, name, position, bio, cloth, specialties, education, achievements } = member;
  return (
    <div id={sheetId(member)} popover="auto" role="dialog" aria-labelledby={`${id}-name`} className={styles.sheet}>
      <div className={styles.close}>
        <IconButton
          // The focus goes here when the sheet opens, and returns from here.
          autoFocus
          icon="close"
          label="Close"
          popoverTarget={sheetId(member)}
          popoverTargetAction="hide"
        />
      </div>
      <figure className={styles.cloth}>
        <MemberPortrait member={member} />
        <figcaption>
          <p lang="sw" className={styles.proverb}>
            {cloth.proverb.text}
          </p>
          <p className={styles.translation}>“{cloth.proverb.translation}”</p>
        </figcaption>
      </figure>
      <div className={styles.words}>
        <div className={styles.identity}>
          <p className={styles.name}>{name}</p>
          <p>{position}</p>
        </div>
        <p>{bio}</p>
        <ul role="list" className={styles.specialties} aria-label="All specialties">
          {specialties.map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
        </ul>
        <Facts title="Education" facts={education} />
        <Facts title="Achievements" facts={achievements} />
        <MemberLinks member={member} isSpelledOut />
      </div>
    </div>
  );
}
