import { render, screen, within } from '@testing-library/react';
import { ContactBlock, type ContactBlockProps } from '@/components/shell/contact/ContactBlock';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const { phone, email, whatsapp } = getFirm();
const show = (props: Partial<ContactBlockProps> = {}) =>
  render(<ContactBlock title="Ask us" topic="VAT & levies" {...props} />);
const bar = () => screen.getByRole('navigation', { name: 'Contact' });

describe('the contact block', () => {
  it('offers a request for the service of its page, phone and e-mail', () => {
    show({ service: 'taxation' });
    expectLinks({
      'Request a quote': '/contact?service=taxation#message',
      [phone]: `tel:${phone.replaceAll(' ', '')}`,
      [email]: `mailto:${email}`,
    });
  });

  it('prepares a WhatsApp message that names the page', () => {
    show();
    const chats = hrefs(screen.getAllByRole('link', { name: 'WhatsApp' }));
    const text = 'Habari%2C%20I%20read%20your%20page%20on%20VAT%20%26%20levies.%20';
    expect(chats).toEqual(Array(2).fill(`https://wa.me/${whatsapp.replace(/\D/g, '')}?text=${text}`));
  });

  it('has a bar that does the same', () => {
    show({ service: 'audit' });
    const links = within(bar()).getAllByRole('link');
    expect(texts(links)).toEqual(['Call', 'WhatsApp', 'Request']);
    expect(hrefs(links)[2]).toBe('/contact?service=audit#message');
  });
});
