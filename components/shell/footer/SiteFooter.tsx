import { mailLink, telLink, whatsappLink } from '@/lib/links/contactLinks';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { hasPlaceholders } from '@/lib/server/content/loaders/placeholders';
import { CALCULATOR_LINKS, LEGAL_LINKS, type NavLink, QUICK_LINKS } from '@/lib/site/navigation';
import { withoutBreaks, writtenAddress } from '@/lib/text/writtenAddress';
import { BorderStrip } from '../BorderStrip';
import { Logo } from '../Logo';
import styles from './SiteFooter.module.scss';
import { ThemeSwitch } from './ThemeSwitch';

function LinkList({ links, className }: { links: NavLink[]; className?: string }) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: NavLink[] }) {
  return (
    <nav aria-label={`${heading} in the footer`}>
      <h2 className={styles.heading}>{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** The footer of every page. */
export function SiteFooter() {
  const firm = getFirm();
  const { address, phone, whatsapp, email } = firm;
  return (
    <footer className={styles.footer}>
      <BorderStrip border="cashews" scope="footer" />
      <div className={styles.inner}>
        <div>
          <Logo firm={firm} />
          <p className={styles.tagline}>{firm.tagline}</p>
          <p lang="sw" className={styles.proverb}>
            {firm.proverb.text}
          </p>
        </div>
        <LinkColumn heading="Quick links" links={QUICK_LINKS} />
        <LinkColumn heading="Calculators" links={CALCULATOR_LINKS} />
        <div className={styles.office}>
          <h2 className={styles.heading}>{withoutBreaks(address.city)} office</h2>
          <address className={styles.address}>{writtenAddress(address)}</address>
          <a className={styles.link} href={telLink(phone)}>
            {phone}
          </a>
          <a className={styles.link} href={whatsappLink(whatsapp)}>
            WhatsApp {whatsapp}
          </a>
          <a className={styles.link} href={mailLink(email)}>
            {email}
          </a>
        </div>
      </div>
      <div className={styles.base}>
        {hasPlaceholders() && <p className={styles.samples}>{getPageTexts().sampleNotice}</p>}
        <p>
          {/* The frame's inline script sets the year of the visit (lib/browser/page-start/startFrame.ts). */}©{' '}
          <span data-current-year="" suppressHydrationWarning>
            {new Date().getFullYear()}
          </span>{' '}
          {firm.name}. All rights reserved.
        </p>
        <LinkList links={LEGAL_LINKS} className={styles.legal} />
        <ThemeSwitch />
      </div>
    </footer>
  );
}
