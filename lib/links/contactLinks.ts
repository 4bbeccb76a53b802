const digitsOf = (phone: string) => phone.replace(/\D/g, '');

/** `tel:` URL of a phone number in international form, such as '+255 22 123 4567'. */
export const telLink = (phone: string): string => `tel:+${digitsOf(phone)}`;

/** `mailto:` URL of an e-mail address. */
export const mailLink = (email: string): string => `mailto:${email}`;

/** URL that opens a WhatsApp chat with a phone number in international form. */
export const whatsappLink = (phone: string): string => `https://wa.me/${digitsOf(phone)}`;

/** URL that opens WhatsApp with a text for a chat that the visitor picks. */
export const whatsappShareLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
