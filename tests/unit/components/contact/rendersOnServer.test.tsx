/** @jest-environment node */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ContactForm } from '@/components/contact/ContactForm';
import { OpenNow } from '@/components/contact/OpenNow';
import { ServiceExplorer } from '@/components/services/ServiceExplorer';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';

const REACH = { phone: '+255 700 000 000', email: 'office@firm.example', whatsapp: '+255 700 000 000' };
const SERVICES = [{ id: 'audit', category: 'audit' as const, searchText: 'Audit', card: 'Card of the audit' }];

const FORM = <ContactForm services={SERVICE_OPTIONS} reach={REACH} promise="Soon." />;
const EXPLORER = (
  <ServiceExplorer services={SERVICES} emptyPicture={{ src: '/a.svg', width: 1, height: 1 }}>
    Last cell
  </ServiceExplorer>
);

const PARTS: [string, ReactElement, string[]][] = [
  ['ContactForm', FORM, ['name="message"', 'required=""', 'Company Secretarial', 'name="website"']],
  ['ServiceExplorer', EXPLORER, ['Card of the audit', 'Last cell', 'Tax Services']],
  ['OpenNow', <OpenNow key="a" hours={[]} />, ['data-state="closed"']],
];

describe('the forms and lists without script', () => {
  it.each(PARTS)('hold all that %s has to say', (_, part, texts) => {
    const html = renderToString(part);

    for (const text of texts) expect(html).toContain(text);
  });

  it.each(PARTS)('get no style attribute from %s, which the security policy would block', (_, part) => {
    expect(renderToString(part)).not.toContain('style=');
  });

  it('leave the check of the fields to the browser', () => {
    expect(renderToString(FORM)).not.toContain('novalidate');
  });

  it('say nothing of the hour, which is that of the build', () => {
    expect(renderToString(<OpenNow hours={[{ days: ['Monday'], opens: '00:00', closes: '23:59' }]} />)).not.toMatch(
      /open now|closed now/i,
    );
  });
});
