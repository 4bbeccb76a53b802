import { Icon, type IconName } from '@/components/ui/icon/Icon';
import type { TeamMember } from '@/lib/content/schemas/people';
import { mailLink, telLink } from '@/lib/links/contactLinks';
import styles from './MemberLinks.module.scss';

type MemberLink = { icon: IconName; text: string; href: string };

const linksOf = ({ email, phone, linkedin }: TeamMember): MemberLink[] => [
  ...(email ? [{ icon: 'mail', text: email, href: mailLink(email) } as const] : []),
  ...(phone ? [{ icon: 'phone', text: phone, href: telLink(phone) } as const] : []),
  ...(linkedin ? [{ icon: 'linkedin', text: 'LinkedIn', href: linkedin } as const] : []),
];

/** How to reach a person; nothing where there is no way. */
export function MemberLinks({ member }: { member: TeamMember }) {
  const links = linksOf(member);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ icon, text, href }) => (
        <li key={icon}>
          <a href={href} className={styles.link}>
            <Icon name={icon} size={18} />
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
