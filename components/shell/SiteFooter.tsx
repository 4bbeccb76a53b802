import { Fragment } from 'react';
import { THEME_KEY } from '@/lib/browser/page-start/theme';
import { buildDay } from '@/lib/dates/builtAt';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { mailLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { legalLinks, type NavLink, quickLinks } from '@/lib/site/navigation';
import { linkIn } from '@/lib/site/translatedPages';
import { formatAddress, withoutBreaks } from '@/lib/text/formatAddress';
import type { Translate } from '@/lib/words/translate';
import { BorderStrip } from './BorderStrip';
import { LanguageLink } from './LanguageLink';
import { Logo } from './Logo';
import styles from './SiteFooter.module.scss';
import themeSwitchStyles from './ThemeSwitch.module.scss';

const CHOICES = [
  ['', 'As the device'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;

/** Light, dark or the device's setting, which is the default and needs no JavaScript. The inline script handles it. */
function ThemeSwitch({ translate }: { translate: Translate }) {
  return (
    <fieldset className={themeSwitchStyles.switch}>
      <legend className={themeSwitchStyles.name}>{translate('Colours')}</legend>
      {CHOICES.map(([value, label]) => (
        <label key={label} className={themeSwitchStyles.choice}>
          <input type="radio" name={THEME_KEY} value={value} defaultChecked={value === ''} />
          {translate(label)}
        </label>
      ))}
    </fieldset>
  );
}

function LinkList({
  links,
  className,
  translate,
}: {
  links: NavLink[];
  className?: string | undefined;
  translate: Translate;
}) {
  const language = translate.language;
  return (
    <ul role="list" className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a {...linkIn(href, language)} className={styles.link}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function SiteFooter({ translate }: { translate: Translate }) {
  const firm = getFirm(translate.language);
  const { address, phone, whatsapp, email } = firm;
  return (
    <footer className={`${styles.footer} small`}>
      <BorderStrip border="cashews" scope="footer" />
      <div className={`${styles.inner} wrap`}>
        <div>
          <Logo firm={firm} />
          <p className={styles.tagline}>{firm.tagline}</p>
          <p lang="sw" className={`${styles.proverb} proverb`}>
            {firm.proverb.text}
          </p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links" className={`${styles.heading} h4`}>
            {translate('Quick links')}
          </h2>
          <LinkList translate={translate} links={quickLinks(translate)} />
        </nav>
        <div>
          <h2 className={`${styles.heading} h4`}>
            {translate('{city} office', { city: withoutBreaks(address.city) })}
          </h2>
          <address className={styles.address}>{formatAddress(address)}</address>
          <a className={styles.link} href={telLink(phone)}>
            {phone}
          </a>
          <a className={styles.link} href={whatsappLink(whatsapp)}>
            {`WhatsApp ${whatsapp}`}
          </a>
          <a className={styles.link} href={mailLink(email)}>
            {email}
          </a>
          {firm.offices?.map((office) => (
            <Fragment key={office.phone}>
              <h2 className={`${styles.heading} h4`}>
                {translate('{city} office', { city: withoutBreaks(office.address.city) })}
              </h2>
              <address className={styles.address}>{formatAddress(office.address)}</address>
              <a className={styles.link} href={telLink(office.phone)}>
                {office.phone}
              </a>
            </Fragment>
          ))}
        </div>
      </div>
      <div className={`${styles.base} wrap`}>
        <LinkList translate={translate} links={legalLinks(translate)} className={styles.legal} />
        <div className={`${styles.settings} caption`}>
          <ThemeSwitch translate={translate} />
          <LanguageLink language={translate.language} className={styles.link} />
        </div>
        <div className={`${styles.imprint} caption`}>
          <p>
            {/* The inline script replaces this with the current year (lib/browser/page-start/start.ts). */}©{' '}
            <span data-part="current-year" suppressHydrationWarning>
              {buildDay().slice(0, 4)}
            </span>{' '}
            {`${firm.name}. ${translate('All rights reserved.')}`}
          </p>
        </div>
      </div>
    </footer>
  );
}
