import { render, screen, within } from '@testing-library/react';
import { ContactBlock } from '@/components/shell/contact/ContactBlock';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { OPENING_SETTINGS, startOpening } from '@/lib/browser/page-start/startOpening';
import { getFirm } from '@/lib/server/content/loaders/firm';

const { phone, email, whatsapp } = getFirm();
const hrefOf = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const bar = () => screen.getByRole('navigation', { name: 'Contact' });

describe('the contact block', () => {
  it('offers a request for the service of its page, WhatsApp, phone and e-mail', () => {
    render(<ContactBlock title="Ask us" topic="VAT & levies" service="taxation" />);

    expect(hrefOf('Request a quote')).toEqual(['/contact?service=taxation#message']);
    expect(hrefOf(phone)).toEqual([`tel:${phone.replaceAll(' ', '')}`]);
    expect(hrefOf(email)).toEqual([`mailto:${email}`]);
  });

  it('prepares a WhatsApp message that names the page', () => {
    render(<ContactBlock title="Ask us" topic="VAT & levies" />);
    const [chat = ''] = hrefOf('WhatsApp');

    expect(new URL(chat ?? '').pathname).toBe(`/${whatsapp.replace(/\D/g, '')}`);
    expect(new URL(chat ?? '').searchParams.get('text')).toBe('Habari, I read your page on VAT & levies. ');
  });

  it('has a bar that does the same, and says when the office is open', () => {
    render(<ContactBlock title="Ask us" topic="VAT" service="audit" />);
    const links = within(bar()).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(['Call', 'WhatsApp', 'Request']);
    expect(links.at(-1)).toHaveAttribute('href', '/contact?service=audit#message');
    expect(bar()).toHaveTextContent('Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM');
  });
});

describe('the contact bar, once the inline script has run', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['2026-06-01T10:00:00+03:00', 'Open until 5:30 PM'],
    ['2026-06-01T17:30:00+03:00', 'Closed until Tuesday 8:30 AM'],
    ['2026-06-06T13:00:00+03:00', 'Closed until Monday 8:30 AM'],
    ['2026-06-07T00:00:00+03:00', 'Closed until Monday 8:30 AM'],
  ])('says at %s: %s', (time, text) => {
    jest.useFakeTimers({ now: new Date(time) });
    startOpening({ ...START_EVENTS, ...OPENING_SETTINGS });
    render(<ContactBlock title="Ask us" topic="VAT" />);

    expect(within(bar()).getByText(text)).toBeInTheDocument();
  });
});
