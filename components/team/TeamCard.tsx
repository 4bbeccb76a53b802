import { Portrait } from '@/components/ui/portrait/Portrait';
import { WallTile } from '@/components/ui/wall/Wall';
import type { TeamMember } from '@/lib/content/schemas/people';
import { defaultPicture, portrait } from '@/lib/server/pictures/registry';
import { initialsOf } from '@/lib/team/members';
import { MemberLinks } from './MemberLinks';
import { Specialties } from './Specialties';
import styles from './TeamCard.module.scss';

const WIDTHS = { base: '46vw', medium: '30vw', large: '18vw' };

function Facts({ title, facts = [] }: { title: string; facts?: readonly string[] | undefined }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}

/** A person in a cloth of their own, with name, position and experience; opens to everything else that is known. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, proverb, specialties = [], experience, isLeadership } = member;
  return (
    <WallTile
      id={id}
      picture={
        <>
          <Portrait
            picture={portrait.framed(WIDTHS, member)}
            initials={initialsOf(name)}
            fallbackSrc={defaultPicture().src}
            lazy={!isLeadership}
          />
          {isLeadership && <span className={styles.badge}>Leadership</span>}
        </>
      }
      label={
        <hgroup>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.position}>{position}</p>
          {experience !== undefined && (
            <p className={styles.position}>
              {experience} {experience === 1 ? 'year' : 'years'} experience
            </p>
          )}
        </hgroup>
      }
    >
      <div className={styles.details}>
        <div>
          {bio && <p>{bio}</p>}
          {specialties.length > 0 && <Specialties specialties={specialties} />}
          <MemberLinks member={member} />
        </div>
        <div>
          <Facts title="Education" facts={member.education} />
          <Facts title="Achievements" facts={member.achievements} />
          {proverb && (
            <p>
              <span lang="sw" className={styles.proverb}>
                {proverb.text}
              </span>{' '}
              “{proverb.translation}”
            </p>
          )}
        </div>
      </div>
    </WallTile>
  );
}
