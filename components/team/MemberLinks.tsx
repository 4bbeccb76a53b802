import { Icon, type IconName } from '@/components/ui/icon/Icon';
import type { TeamMember } from '@/lib/content/schemas/team';
import { mailLink, telLink } from '@/lib/links/contactLinks';
import styles from './MemberLinks.module.scss';

type MemberLink = { icon: IconName; label: string; href: string };

function linksOf({ name, email, phone, linkedin }: TeamMember): MemberLink[] {
  return [
    ...(email ? [{ icon: 'mail', label: `Write to ${name}`, href: mailLink(email) } as const] : []),
    ...(phone ? [{ icon: 'phone', label: `Call ${name}`, href: telLink(phone) } as const] : []),
    ...(linkedin ? [{ icon: 'linkedin', label: `${name} on LinkedIn`, href: linkedin } as const] : []),
  ];
}

export function MemberLinks({ member }: { member: TeamMember }) {
  const links = linksOf(member);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ icon, label, href }) => (
        <li key={icon}>
          <a href={href} aria-label={label} title={label} className={styles.link}>
            <Icon name={icon} size={18} />
          </a>
        </li>
      ))}
    </ul>
  );
}
