import { render, screen, within } from '@testing-library/react';
import ServiceNotFound from '@/app/(en)/services/not-found/page';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { ServiceLead } from '@/components/services/ServiceFacts';
import { getFirm, getLead } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import { MEMBER } from '@/tests/support/member';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const services = getAllServices();
const firm = getFirm();
const taxation = getService('taxation') ?? services[0];
if (!taxation) throw new Error('no services');
const lead = getLead(taxation.lead);

it('the page of a service begins with the work, its lead, time and fee, and ends with its rules, row by row', () => {
  const sections = [
    { id: 'work', title: 'What we do', content: 'We file them.', hasQuestions: false },
    { id: 'lists', title: 'Filing lists', content: 'Every month', hasQuestions: false },
    { id: 'questions', title: 'Questions people ask', content: 'Do we pay?', hasQuestions: true },
  ];
  render(
    <ServiceDetail
      service={taxation}
      services={services}
      firm={firm}
      lead={lead}
      reading={[]}
      opening="We prepare your returns."
      sections={sections}
      questions={[]}
    />,
  );
  const { fits, deadlines, deliverables, documents, terms } = taxation;
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 9)).toEqual([
    'What we do',
    'You get',
    lead.name,
    'Time and fee',
    'Is it for you?',
    'You bring',
    'Your deadlines',
    'Filing lists',
    'Questions people ask',
  ]);
  const links = fits.flatMap(({ link }) => link ?? []);
  expect(hrefs(region('Is it for you?').getAllByRole('link'))).toEqual(links);
  expect(texts(region('Time and fee').getAllByRole('definition'))).toContain(terms.fee);
  expect(texts(region('Your deadlines').getAllByRole('term'))).toEqual(deadlines.map(({ when }) => when));
  expect(texts(region('You get').getAllByRole('listitem'))).toEqual(deliverables);
  expect(texts(region('You bring').getAllByRole('listitem'))).toEqual(documents);
  expect(screen.getByRole('heading', { name: 'Filing lists' }).closest('details')).not.toHaveAttribute('open');
  expect(region('Questions people ask').getByText('Do we pay?')).toBeVisible();
  expect(screen.getByRole('heading', { name: `Talk to ${lead.name}, ${lead.position}` })).toBeVisible();
  const requests = hrefs(screen.getAllByRole('link', { name: 'Request This Service' }));
  expect(requests).toEqual(Array(3).fill('/contact?service=taxation#message'));
});

it.each([
  ['the own phone', '+255 700 000 001', '+255 700 000 001'],
  ['the phone of the firm where there is no other', undefined, firm.phone],
])('the lead of a service has a name, years, WhatsApp, the promise of an answer, and %s', (_, phone, shown) => {
  render(<ServiceLead service={taxation} lead={{ ...MEMBER, phone }} firm={firm} />);
  const card = within(screen.getByRole('region', { name: MEMBER.name }));
  expect(card.getByText(`${MEMBER.experience} years experience`)).toBeVisible();
  expect(card.getByText(firm.replyPromise)).toBeVisible();
  expect(card.getByRole('link', { name: shown })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringMatching(/wa\.me/));
});

it('a service that does not exist says so, and leads back', () => {
  render(<ServiceNotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
  expect(screen.getByText('It has sailed.')).toBeVisible();
  expectLinks({ 'Back to Services': '/services' });
});
