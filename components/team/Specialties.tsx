import { Badge } from '@/components/ui/badge/Badge';
import type { TeamMember } from '@/lib/content/schemas/team';
import { sheetId } from './MemberSheet';
import styles from './Specialties.module.scss';

/** How many specialties a card names; a button opens the others. */
const SHOWN_SPECIALTIES = 3;

/** What a person knows best. */
export function Specialties({ member }: { member: TeamMember }) {
  const { name, specialties } = member;
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
          <button
            type="button"
            popoverTarget={sheetId(member)}
            className={styles.more}
            aria-label={`+${more} more specialties of ${name}`}
          >
            +{more} more
          </button>
        </li>
      )}
    </ul>
  );
}
