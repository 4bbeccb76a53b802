import { OpeningText } from '@/components/behaviours/OpeningText';
import { Icon } from '@/components/ui/icon/Icon';
import { openHoursText, openingNotices, type WrittenHours } from '@/lib/dates/openingState';
import { telLink } from '@/lib/links/contactLinks';
import styles from './ContactBar.module.scss';

type ContactBarProps = {
  phone: string;
  /** URL of the WhatsApp chat. */
  chat: string;
  /** URL of the enquiry form. */
  request: string;
  hours: readonly WrittenHours[];
};

/**
 * Call, WhatsApp and request at the lower edge of a phone's screen, for which the footer leaves room at the end of the
 * page; hidden while a field has the focus, since the keyboard takes the room.
 */
export function ContactBar({ phone, chat, request, hours }: ContactBarProps) {
  return (
    <nav className={styles.bar} aria-label="Contact" data-contact-bar="">
      <OpeningText className={styles.state} schedule={openingNotices(hours)} fallback={openHoursText(hours)} />
      <a href={telLink(phone)}>
        <Icon name="phone" />
        Call
      </a>
      <a href={chat}>
        <Icon name="whatsapp" />
        WhatsApp
      </a>
      <a href={request}>Request</a>
    </nav>
  );
}
