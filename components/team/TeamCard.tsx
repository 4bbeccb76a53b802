import { Badge } from '@/components/ui/badge/Badge';
import { Portrait } from '@/components/ui/portrait/Portrait';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import type { TeamMember } from '@/lib/content/schemas/team';
import { photoFile } from '@/lib/server/pictures/photos/pagePhoto';
import { defaultPicture, portrait } from '@/lib/server/pictures/registry';
import { initialsOf } from '@/lib/team/members';
import { MemberLinks } from './MemberLinks';
import styles from './TeamCard.module.scss';

/** How many specialties a card names; the others are counted. */
const SHOWN_SPECIALTIES = 3;

function Specialties({ specialties }: Pick<TeamMember, 'specialties'>) {
  const more = specialties.length - SHOWN_SPECIALTIES;
  return (
    <ul role="list" className={styles.specialties} aria-label="Specialties">
      {specialties.slice(0, SHOWN_SPECIALTIES).map((specialty) => (
        <li key={specialty}>
          <Badge>{specialty}</Badge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge tone="bare">+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}

/**
 * Box of the portrait above the text, and its width in two to four columns. The base width is for a portrait beside the
 * text, which is cropped to the height of the card: a box of this ratio and height would be as wide.
 */
const PORTRAIT_BOX = { ratio: 8 / 9, widths: { base: '258px', medium: '46vw', nav: '282px' } };
const LEADER_BOX = { ratio: 8 / 9, widths: { base: '340px', medium: '46vw', nav: '516px' } };

/** Leaders have a wide card with their biography. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, experience, specialties, isLeadership } = member;
  const photo = member.image && photoFile(member.image, isLeadership ? LEADER_BOX : PORTRAIT_BOX);
  return (
    <li id={id} className={styles.card} data-leader={isLeadership || undefined}>
      <div className={styles.picture}>
        <Portrait
          picture={photo ?? portrait(member)}
          initials={photo ? undefined : initialsOf(name)}
          fallbackSrc={defaultPicture().src}
          lazy={!isLeadership}
        />
        {isLeadership && (
          <span className={styles.badge}>
            <Badge tone="accent">Leadership</Badge>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.position}>
          {position} <SampleTag of={member} />
        </p>
        {isLeadership && <p className={styles.bio}>{bio}</p>}
        <p className={styles.experience}>
          {experience} {experience === 1 ? 'year' : 'years'} experience
        </p>
        <Specialties specialties={specialties} />
        <MemberLinks member={member} />
      </div>
    </li>
  );
}
