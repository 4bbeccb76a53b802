import { Icon, type IconName } from '@/components/ui/icon/Icon';
import type { TeamMember } from '@/lib/content/schemas/team';
import { mailLink, telLink } from '@/lib/links/contactLinks';
import styles from './MemberLinks.module.scss';

type MemberLink = { icon: IconName; label: string; text: string; href: string };

function linksOf({ name, email, phone, linkedin }: TeamMember): MemberLink[] {
  return [
    ...(email ? [{ icon: 'mail', label: `Write to ${name}`, text: email, href: mailLink(email) } as const] : []),
    ...(phone ? [{ icon: 'phone', label: `Call ${name}`, text: phone, href: telLink(phone) } as const] : []),
    ...(linkedin
      ? [{ icon: 'linkedin', label: `${name} on LinkedIn`, text: 'LinkedIn', href: linkedin } as const]
      : []),
  ];
}

type MemberLinksProps = {
  member: TeamMember;
  /** Address and number beside each icon, to be read or copied. */
  isSpelledOut?: boolean;
};

/** How to reach a person; nothing where there is no way. */
export function MemberLinks({ member, isSpelledOut }: MemberLinksProps) {
  const links = linksOf(member);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.links} data-spelled-out={isSpelledOut}>
      {links.map(({ icon, label, text, href }) => (
        <li key={icon}>
          <a
            href={href}
            aria-label={isSpelledOut ? undefined : label}
            title={isSpelledOut ? undefined : label}
            className={styles.link}
          >
            <Icon name={icon} size={18} />
            {isSpelledOut && text}
          </a>
        </li>
      ))}
    </ul>
  );
}
