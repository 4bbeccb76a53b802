import { Fragment } from 'react';
import { classNames } from '@/components/ui/classNames';
import { DiamondList } from '@/components/ui/DiamondList';
import { FilePicture, Portrait } from '@/components/ui/FilePicture';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { TeamMember } from '@/lib/content/schemas/people';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { portrait, stockPicture } from '@/lib/server/pictures/registry';
import { mailLink, telLink } from '@/lib/site/contactLinks';
import { part } from '@/lib/site/elementParts';
import { experienceText, initialsOf, memberSearchText } from '@/lib/site/members';
import { fragmentOf } from '@/lib/text/fragmentOf';
import memberLinksStyles from './MemberLinks.module.scss';
import styles from './TeamCard.module.scss';

type MemberLink = { icon: IconName; text: string; href: string };

const linksOf = ({ email, phone, linkedin }: TeamMember): MemberLink[] => [
  ...(email ? [{ icon: 'mail', text: email, href: mailLink(email) } as const] : []),
  ...(phone ? [{ icon: 'phone', text: phone, href: telLink(phone) } as const] : []),
  ...(linkedin ? [{ icon: 'linkedin', text: 'LinkedIn', href: linkedin } as const] : []),
];

type MemberLinksProps = {
  member: TeamMember;
  /** Shows addresses and numbers beside the icons. */
  hasText?: boolean;
};

/** A person's contact links. Renders nothing if there are none. */
function MemberLinks({ member, hasText = false }: MemberLinksProps) {
  const links = linksOf(member);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={classNames(memberLinksStyles.links, hasText && memberLinksStyles.texts)}>
      {links.map(({ icon, text, href }) => (
        <li key={icon}>
          <a href={href} className={`${memberLinksStyles.link} target`} title={hasText ? undefined : text}>
            <Icon name={icon} size={hasText ? 18 : 20} />
            {hasText ? text : <VisuallyHidden>{text}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
}

const WIDTHS = { base: '46vw', medium: '30vw', large: '24vw' };

const SHEET_WIDTHS = { base: '88px' };

const SHOWN_SPECIALTIES = 3;

function Facts({ title, facts = [] }: { title: string; facts?: readonly string[] | undefined }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h4>{title}</h4>
      <DiamondList items={facts} size="small" />
    </div>
  );
}

const Proverb = ({ of: { text, translation } }: { of: NonNullable<TeamMember['proverb']> }) => (
  <p>
    <span lang="sw" className="block proverb strong">
      {text}
    </span>{' '}
    “{translation}”
  </p>
);

/** Details of a person that do not fit on the card. Opens above the page, in view wherever the card is. */
function Sheet({ id, member }: { id: string; member: TeamMember }) {
  const { name, position, bio, proverb, specialties, education, achievements, isLeadership } = member;
  return (
    <div id={id} popover="auto" role="dialog" aria-label={name} className={`${styles.sheet} small`}>
      <button
        // biome-ignore lint/a11y/noAutofocus: focus must move into the dialog when it opens
        autoFocus
        type="button"
        className={`${styles.close} iconTarget notPrinted`}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label="Close"
      >
        <SvgIcon path={CLIENT_ICON_PATHS.close} />
      </button>
      <div className={styles.who}>
        <Portrait picture={portrait.framed(SHEET_WIDTHS, member)} initials={initialsOf(name)} />
        <div>
          <p className={`${styles.name} h4`}>{name}</p>
          <p className="caption muted">{position}</p>
        </div>
      </div>
      <div className={styles.details}>
        {!isLeadership && bio && <p>{bio}</p>}
        <MemberLinks member={member} hasText />
        <Facts title="Specialties" facts={specialties} />
        <Facts title="Education" facts={education} />
        <Facts title="Achievements" facts={achievements} />
        {proverb && <Proverb of={proverb} />}
      </div>
    </div>
  );
}

/** A team member's portrait, name, position, experience, specialties and contact links. A leader's card is twice as wide. */
export function TeamCard({ member }: { member: TeamMember }) {
  const { id, name, position, bio, proverb, specialties = [], experience, education = [], achievements = [] } = member;
  const { isLeadership, department } = member;
  const sheetId = `${id}-more`;
  const others = specialties.length - SHOWN_SPECIALTIES;
  const hasMore = Boolean(bio || proverb) || education.length + achievements.length > 0 || others > 0;
  return (
    <li
      id={id}
      className={classNames(`${styles.card} lightsUp cardEdge`, isLeadership && styles.leads)}
      {...part('team-filter', 'card')}
      data-category={fragmentOf(department)}
      data-words={memberSearchText(member)}
    >
      <div className={styles.picture}>
        <Portrait
          picture={portrait.framed(WIDTHS, member)}
          initials={initialsOf(name)}
          lazy={!isLeadership}
          isFilling
        />
        {isLeadership && <span className={`${styles.badge} caption strong`}>Leadership</span>}
      </div>
      <div className={`${styles.body} small`}>
        <hgroup>
          <h3 className={`${styles.name} h4`}>{name}</h3>
          <p className="caption muted">{position}</p>
          {experience !== undefined && <p className="caption muted">{experienceText(experience)}</p>}
        </hgroup>
        {isLeadership && bio && <p className={styles.lead}>{bio}</p>}
        {isLeadership && proverb && <Proverb of={proverb} />}
        {specialties.length > 0 && (
          <p className={styles.specialties}>
            {specialties.slice(0, SHOWN_SPECIALTIES).map((specialty, index, shown) => (
              <Fragment key={specialty}>
                <span>{index < shown.length - 1 ? `${specialty},` : specialty}</span>{' '}
              </Fragment>
            ))}
            {others > 0 && <span className="muted">+{others} more</span>}
          </p>
        )}
        <div className={styles.foot}>
          <MemberLinks member={member} />
          {hasMore && (
            <button
              type="button"
              popoverTarget={sheetId}
              className={`${styles.more} target ui notPrinted`}
              aria-label={`More about ${name}`}
            >
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

/** For people who want to work here: a card at the end of the list, shown only while it is unfiltered. */
export function ApplicantCard({ email }: { email: string }) {
  const { title, text } = getPageTexts('en').team.applicants;
  return (
    <li id="careers" className={`${styles.card} cardEdge`} {...part('team-filter', 'everyone')}>
      <div className={`${styles.picture} notPrinted`}>
        <FilePicture {...stockPicture('no-team')} className={styles.drawing} />
      </div>
      <div className={`${styles.body} small`}>
        <p className={`${styles.name} h4 strong`}>{title}</p>
        <p>{text}</p>
        <p className={styles.foot}>
          <a className="linkTarget" href={mailLink(email)}>
            {email}
          </a>
        </p>
      </div>
    </li>
  );
}
