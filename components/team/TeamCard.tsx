import { Badge } from '@/components/ui/badge/Badge';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import type { TeamMember } from '@/lib/content/schemas/team';
import { firstNameOf } from '@/lib/team/members';
import { MemberLinks } from './MemberLinks';
import { MemberPortrait } from './MemberPortrait';
import { MemberSheet, sheetId } from './MemberSheet';
import { Specialties } from './Specialties';
import styles from './TeamCard.module.scss';

/** A person in a cloth of their own; opens to the sheet with everything else. Leaders have a wide card. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, cloth, experience, isLeadership } = member;
  return (
    <li id={id} className={styles.card} data-leader={isLeadership || undefined}>
      <figure className={styles.cloth}>
        <div className={styles.picture}>
          <MemberPortrait member={member} lazy={!isLeadership} />
        </div>
        <figcaption className={styles.plate}>
          <span lang="sw" className={styles.proverb}>
            {cloth.proverb.text}
          </span>
          {isLeadership && <span className={styles.translation}>“{cloth.proverb.translation}”</span>}
        </figcaption>
      </figure>
      <div className={styles.head}>
        {isLeadership && <Badge tone="accent">Leadership</Badge>}
        <h3 id={`${id}-name`} className={styles.name}>
          {name}
        </h3>
        <p>{position}</p>
        <p className={styles.experience}>
          {experience} {experience === 1 ? 'year' : 'years'} experience
        </p>
      </div>
      <div className={styles.body}>
        {isLeadership && <p className={styles.bio}>{bio}</p>}
        <Specialties member={member} />
        <div className={styles.ways}>
          <button
            type="button"
            popoverTarget={sheetId(member)}
            aria-haspopup="dialog"
            {...buttonAttributes({ variant: 'outline', size: 'small' })}
          >
            About {firstNameOf(name)}
          </button>
          <MemberLinks member={member} />
        </div>
      </div>
      <MemberSheet member={member} />
    </li>
  );
}
