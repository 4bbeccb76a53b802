import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import type { ServiceId } from '@/lib/content/schemas/services';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { mailLink, requestLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import type { Translate } from '@/lib/words/translate';
import styles from './ContactBlock.module.scss';

type CallToActionProps = {
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** Band at the end of a page that leads on. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={`${styles.band} band notPrinted`} data-pagefind-ignore>
      <div>
        <h2>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}

type ContactBarProps = {
  phone: string;
  chat: string;
  request: string;
  translate: Translate;
};

/**
 * Call, WhatsApp and request at the lower edge of a phone's screen, for which the footer leaves room at the end of the
 * page. It leaves while the page is scrolled down, and wherever it could cover a field in use, an error, a result or the
 * hero of Home.
 */
export function ContactBar({ phone, chat, request, translate }: ContactBarProps) {
  return (
    <nav className={`${styles.bar} onInk notPrinted`} aria-label={translate('Contact')} data-part="contact-bar">
      <a href={telLink(phone)}>
        <Icon name="phone" />
        {translate('Call')}
      </a>
      <a href={chat}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <a href={request}>{translate('Request')}</a>
    </nav>
  );
}

type ContactBlockProps = {
  title: string;
  /** What the page is about, which the WhatsApp message mentions. */
  topic: string;
  text?: string;
  /** Is chosen already in the enquiry form. */
  service?: ServiceId;
  requestLabel?: string;
  translate: Translate;
};

/**
 * End of every page on which a visitor may decide to ask: a request, WhatsApp, phone and e-mail; on phones also a bar with
 * three of them that stays in view and names the page. On the pages of calculators CarryCalculation adds the calculation to
 * its links.
 */
export function ContactBlock({ title, topic, text, service, requestLabel, translate }: ContactBlockProps) {
  const { phone, whatsapp, email } = getFirm(translate.language);
  const request = requestLink({ service }, translate.language);
  const chat = whatsappLink(whatsapp, translate('Habari, I read your page on {topic}. ', { topic }));
  return (
    <>
      <CallToAction title={title} text={text}>
        <ButtonLink href={request} variant="accent" iconEnd="arrow-right">
          {requestLabel ?? translate('Ask for a quote')}
        </ButtonLink>
        <ButtonLink href={chat} variant="outline" icon="whatsapp">
          WhatsApp
        </ButtonLink>
        <p className={styles.direct}>
          <a href={telLink(phone)}>{phone}</a>
          <a href={mailLink(email)}>{email}</a>
        </p>
      </CallToAction>
      <ContactBar translate={translate} phone={phone} chat={chat} request={request} />
    </>
  );
}
