import type { ReactNode } from 'react';
import { mailLink, telLink, whatsappLink } from '@/lib/links/contactLinks';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { hasPlaceholders } from '@/lib/server/content/loaders/placeholders';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { calculatorLinks, legalLinks, type NavLink, quickLinks } from '@/lib/site/navigation';
import { withoutBreaks, writtenAddress } from '@/lib/text/writtenAddress';
import { say } from '@/lib/words/say';
import { BorderStrip } from '../BorderStrip';
import { LanguageLink } from '../LanguageLink';
import { Logo } from '../Logo';
import styles from './SiteFooter.module.scss';
import { ThemeSwitch } from './ThemeSwitch';

type LinkListProps = {
  links: NavLink[];
  className?: string | undefined;
  /** After the links. */
  children?: ReactNode;
};

function LinkList({ links, className, children }: LinkListProps) {
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: NavLink[] }) {
  return (
    <nav aria-label={say('{heading} in the footer', { heading })}>
      <h2 className={styles.heading}>{heading}</h2>
      <LinkList links={links} />
    </nav>
  );
}

/** The footer of every page. */
export function SiteFooter() {
  const firm = twinsOf(getFirm());
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
        <LinkColumn heading={say('Quick links')} links={quickLinks()} />
        <LinkColumn heading={say('Calculators')} links={calculatorLinks()} />
        <div className={styles.office}>
          <h2 className={styles.heading}>{say('{city} office', { city: withoutBreaks(address.city) })}</h2>
          <address className={styles.address}>{writtenAddress(address)}</address>
          <a className={styles.link} href={telLink(phone)}>
            {phone}
          </a>
          <a className={styles.link} href={whatsappLink(whatsapp)}>
            {`WhatsApp ${whatsapp}`}
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
          {`${firm.name}. ${say('All rights reserved.')}`}
        </p>
        <LinkList links={legalLinks()} className={styles.legal}>
          <li>
            <LanguageLink className={styles.link} />
          </li>
        </LinkList>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
