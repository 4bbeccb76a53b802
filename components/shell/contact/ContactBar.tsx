import { useSay } from '#words';
import { Icon } from '@/components/ui/icon/Icon';
import { telLink } from '@/lib/links/contactLinks';
import styles from './ContactBar.module.scss';

type ContactBarProps = {
  phone: string;
  /** URL of the WhatsApp chat. */
  chat: string;
  /** URL of the enquiry form. */
  request: string;
};

/**
 * Call, WhatsApp and request at the lower edge of a phone's screen, for which the footer leaves room at the end of the
 * page. It leaves while the page is scrolled down, and wherever it could cover a field in use, an error or a result.
 */
export function ContactBar({ phone, chat, request }: ContactBarProps) {
  const say = useSay();
  return (
    <nav className={styles.bar} aria-label={say('Contact')} data-contact-bar="">
      <a href={telLink(phone)}>
        <Icon name="phone" />
        {say('Call')}
      </a>
      <a href={chat}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <a href={request}>{say('Request')}</a>
    </nav>
  );
}
