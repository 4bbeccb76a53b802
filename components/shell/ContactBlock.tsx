import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { mailLink, requestLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import type { ServiceId } from '@/lib/site/serviceCategories';
import type { Translate } from '@/lib/words/translate';
import styles from './ContactBlock.module.scss';

type CallToActionProps = {
  title: string;
  text?: string | undefined;
  children: ReactNode;
};

/** Call to action at the end of a page. */
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
 * Call, WhatsApp and request buttons along the bottom of a phone's screen; the footer leaves space for them. The bar hides while
 * the page is scrolled down, and wherever it could cover a focused field, an error, a result or the home page's hero.
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
  /** The page's topic, mentioned in the WhatsApp message. */
  topic: string;
  text?: string;
  /** Preselected in the enquiry form. */
  service?: ServiceId;
  requestLabel?: string;
  translate: Translate;
};

/**
 * Contact options at the end of pages that may lead to an enquiry: a request, WhatsApp, phone and email. Phones also get a fixed
 * bar with three of them, which names the page. On calculator pages, AttachCalculation adds the calculation to the links.
 */
export function ContactBlock({ title, topic, text, service, requestLabel, translate }: ContactBlockProps) {
  const { phone, whatsapp, email } = getFirm(translate.language);
  const request = requestLink({ service }, translate.language);
  const chat = whatsappLink(whatsapp, translate('Habari, I have read your page on {topic}. ', { topic }));
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
