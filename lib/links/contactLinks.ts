import { here } from '../site/twins.ts';
import { say } from '../words/say.ts';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** `tel:` URL of a phone number in international form, such as '+255 22 123 4567'. */
export const telLink = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** `mailto:` URL of an e-mail address. */
export const mailLink = (email: string): string => `mailto:${email}`;

/** URL that opens a WhatsApp chat with a phone number in international form; the text is typed in, and not yet sent. */
export function whatsappLink(phone: string, text = ''): string {
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${digitsOf(phone)}${query}`;
}

/** URL that opens a WhatsApp chat which begins with the page that the visitor has read. */
export const pageChatLink = (phone: string, topic: string): string =>
  whatsappLink(phone, say('Habari, I read your page on {topic}. ', { topic }));

/** URL that opens WhatsApp with a text for a chat that the visitor picks. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Id of the enquiry form's section on the contact page. */
export const ENQUIRY_ID = 'message';

/** Most characters of a message that a link carries into the enquiry form. */
export const CARRIED_MESSAGE_LENGTH = 600;

/** What the enquiry form starts with, by parameter of the contact page: ids of a service and of a sector, a message. */
export type CarriedEnquiry = Partial<Record<'service' | 'sector' | 'message', string | undefined>>;

/** URL of the enquiry form with a service chosen or a message begun. */
export function requestLink(carried: CarriedEnquiry = {}): string {
  const query = new URLSearchParams();
  for (const [param, value] of Object.entries(carried)) {
    if (value) query.set(param, value.slice(0, CARRIED_MESSAGE_LENGTH));
  }
  return `${here('/contact')}${query.size > 0 ? `?${query}` : ''}#${ENQUIRY_ID}`;
}
