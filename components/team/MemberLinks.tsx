import { Icon, type IconName } from '@/components/ui/icon/Icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import type { TeamMember } from '@/lib/content/schemas/people';
import { mailLink, telLink } from '@/lib/links/contactLinks';
import styles from './MemberLinks.module.scss';

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

/** How to reach a person; nothing where there is no way. */
export function MemberLinks({ member, hasText = false }: MemberLinksProps) {
  const links = linksOf(member);
  if (links.length === 0) return null;
  return (
    <ul role="list" className={styles.links} data-text={hasText || undefined}>
      {links.map(({ icon, text, href }) => (
        <li key={icon}>
          <a href={href} className={styles.link} title={hasText ? undefined : text}>
            <Icon name={icon} size={hasText ? 18 : 20} />
            {hasText ? text : <VisuallyHidden>{text}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
}
