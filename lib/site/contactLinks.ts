import type { Language } from '../words/language.ts';
import { hrefIn } from './translatedPages.ts';

const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** Returns the `tel:` URL for an international phone number, such as '+255 22 123 4567'. */
export const telLink = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** Returns the `mailto:` URL of an email address. Both parts are encoded, so that neither can add a recipient. */
export const mailLink = (email: string): string => `mailto:${email.split('@').map(encodeURIComponent).join('@')}`;

/** Returns the URL of a WhatsApp chat with an international phone number. The text is prefilled, not sent. */
export function whatsappLink(phone: string, text = ''): string {
  const query = text && `?text=${encodeURIComponent(text)}`;
  return `https://wa.me/${digitsOf(phone)}${query}`;
}

/** Returns a URL that opens WhatsApp with a text, for a chat that the visitor chooses. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;

/** Returns the URL of a map with a marker at a location, in degrees. */
export const mapLink = ({ latitude, longitude }: { latitude: number; longitude: number }): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Id of the enquiry form's section on the contact page. */
export const ENQUIRY_ID = 'message';

/** Id of the callback form's section on the contact page, above the enquiry form. */
export const CALLBACK_ID = 'call-back';

/** Returns the URL of the callback form in a language. */
export const callbackLink = (language: Language): string => `${hrefIn('/contact', language)}#${CALLBACK_ID}`;

/** Maximum length of a message passed to the enquiry form in a link, in characters. */
export const MAX_PREFILL_LENGTH = 600;

/** Initial values of the enquiry form: service id and message, by query parameter of the contact page. */
type EnquiryPrefill = Partial<Record<'service' | 'message', string | undefined>>;

/** Returns the URL of the enquiry form in a language, with initial values. */
export function requestLink(prefill: EnquiryPrefill, language: Language): string {
  const query = new URLSearchParams();
  for (const [param, value] of Object.entries(prefill)) {
    if (value) query.set(param, value.slice(0, MAX_PREFILL_LENGTH));
  }
  return `${hrefIn('/contact', language)}${query.size > 0 ? `?${query}` : ''}#${ENQUIRY_ID}`;
}
