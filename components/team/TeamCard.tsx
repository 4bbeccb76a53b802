import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { Portrait } from '@/components/ui/portrait/Portrait';
import type { TeamMember } from '@/lib/content/schemas/people';
import { defaultPicture, portrait } from '@/lib/server/pictures/registry';
import { initialsOf } from '@/lib/team/members';
import { MemberLinks } from './MemberLinks';
import styles from './TeamCard.module.scss';

const WIDTHS = { base: '46vw', medium: '30vw', large: '24vw' };

/** How many specialties a card names. */
const SHOWN_SPECIALTIES = 3;

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

/** Everything that is known of a person and does not stand on the card. It opens over the page, in sight wherever the card is. */
function Sheet({ id, member }: { id: string; member: TeamMember }) {
  const { name, position, bio, proverb, specialties, education, achievements, isLeadership } = member;
  return (
    <div id={id} popover="auto" role="dialog" aria-label={name} className={styles.sheet}>
      <button
        // biome-ignore lint/a11y/noAutofocus: the focus goes here when the sheet opens, and returns from here
        autoFocus
        type="button"
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <SvgIcon path={CLIENT_ICON_PATHS.close} />
      </button>
      <p className={styles.name}>{name}</p>
      <p className={styles.position}>{position}</p>
      <div className={styles.details}>
        {!isLeadership && bio && <p>{bio}</p>}
        <MemberLinks member={member} hasText />
        <Facts title="Specialties" facts={specialties} />
        <Facts title="Education" facts={education} />
        <Facts title="Achievements" facts={achievements} />
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
  );
}

/**
 * A person in a cloth of their own: name, position, experience, what they know best, how to reach them. A leader's card is twice as
 * wide.
 */
export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, proverb, specialties = [], experience, education = [], achievements = [] } = member;
  const { isLeadership } = member;
  const sheetId = `${id}-more`;
  const others = specialties.length - SHOWN_SPECIALTIES;
  const hasMore = Boolean(bio || proverb) || education.length + achievements.length > 0 || others > 0;
  return (
    <li id={id} className={styles.card} data-leads={isLeadership || undefined}>
      <div className={styles.picture}>
        <Portrait
          picture={portrait.framed(WIDTHS, member)}
          initials={initialsOf(name)}
          fallbackSrc={defaultPicture().src}
          lazy={!isLeadership}
        />
        {isLeadership && <span className={styles.badge}>Leadership</span>}
      </div>
      <div className={styles.body}>
        <hgroup>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.position}>{position}</p>
          {experience !== undefined && (
            <p className={styles.position}>
              {experience} {experience === 1 ? 'year' : 'years'} experience
            </p>
          )}
        </hgroup>
        {isLeadership && bio && <p className={styles.text}>{bio}</p>}
        {specialties.length > 0 && (
          <p className={styles.specialties}>
            {specialties.slice(0, SHOWN_SPECIALTIES).join(', ')}
            {others > 0 && <span className={styles.others}> +{others} more</span>}
          </p>
        )}
        <div className={styles.foot}>
          <MemberLinks member={member} />
          {hasMore && (
            <button type="button" popoverTarget={sheetId} className={styles.more} aria-label={`More about ${name}`}>
              More
              <SvgIcon path={CLIENT_ICON_PATHS.plus} size={16} />
            </button>
          )}
        </div>
      </div>
      {hasMore && <Sheet id={sheetId} member={member} />}
    </li>
  );
}
