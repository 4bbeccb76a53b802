import { mailLink, telLink, whatsappLink } from '@/lib/links/contactLinks';
import styles from './OtherWays.module.scss';

/** Ways to reach the firm other than the form. */
export type Reach = { phone: string; email: string; whatsapp: string };

/** What a visitor can do while the form cannot be sent. */
export function OtherWays({ reach: { phone, email, whatsapp } }: { reach: Reach }) {
  return (
    <p className={styles.ways}>
      What you typed is still here. You can also call <a href={telLink(phone)}>{phone}</a>, write to{' '}
      <a href={mailLink(email)}>{email}</a>, or send a{' '}
      <a href={whatsappLink(whatsapp)} rel="noopener noreferrer">
        WhatsApp message
      </a>
      .
    </p>
  );
}
