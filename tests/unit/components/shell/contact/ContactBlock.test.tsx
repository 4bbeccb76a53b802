import { render, screen, within } from '@testing-library/react';
import { ContactBlock, type ContactBlockProps } from '@/components/shell/contact/ContactBlock';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { OPENING_SETTINGS, startOpening } from '@/lib/browser/page-start/startOpening';
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

  it('has a bar that does the same, and says when the office is open', () => {
    show({ service: 'audit' });
    const links = within(bar()).getAllByRole('link');
    expect(texts(links)).toEqual(['Call', 'WhatsApp', 'Request']);
    expect(hrefs(links)[2]).toBe('/contact?service=audit#message');
    expect(bar()).toHaveTextContent('Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM');
  });

  it.each([
    ['2026-06-01T10:00:00+03:00', 'Open until 5:30 PM'],
    ['2026-06-01T17:30:00+03:00', 'Closed until Tuesday 8:30 AM'],
  ])('says in its bar at %s, once the inline script has run: %s', (time, text) => {
    jest.useFakeTimers({ now: new Date(time) });
    startOpening({ ...START_EVENTS, ...OPENING_SETTINGS });
    show();
    expect(within(bar()).getByText(text)).toBeInTheDocument();
    jest.useRealTimers();
  });
});
