import { render, screen, within } from '@testing-library/react';
import ServiceNotFound from '@/app/(en)/services/not-found/page';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { TimeAndFee } from '@/components/services/ServiceFacts';
import { ServiceLead } from '@/components/services/ServiceLead';
import { CasePanels } from '@/components/shared/CasePanels';
import { getFirm, getLead } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { first } from '@/tests/support/cases';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const services = getAllServices('en');
const firm = getFirm('en');
const taxation = first(services.filter(({ id }) => id === 'taxation'));
const lead = getLead(taxation.lead);

it('a service page begins with time and fee, lead and deadlines, followed by its details', () => {
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
  const region = (name: string) => within(screen.getByRole('region', { name }));
  expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 10)).toEqual([
    'Time and fee',
    'Rehema Said binti Abdallah',
    'Your deadlines',
    'What we do',
    'What it covers',
    'You get',
    'You bring',
    'Is it for you?',
    'Filing lists',
    'Questions people ask',
  ]);
  expect(hrefs(region('Is it for you?').getAllByRole('link'))).toEqual(['/calculator/vat']);
  expect(texts(region('Time and fee').getAllByRole('definition'))).toEqual([
    'A week from the last receipt',
    'A fee for each return paid when it is filed',
    'First talk free on the quay',
    'The captain signs in ink',
    'A firm with three boats: TZS 300,000 a month',
    'The number of taxes.',
  ]);
  expect(region('Time and fee').getByText('For example')).toBeVisible();
  const deadlines = region('Your deadlines');
  expect(texts(deadlines.getAllByRole('term'))).toEqual([
    'Within 6 months of the year end',
    'By the 20th of the next month',
    'Each month',
  ]);
  expect(texts(deadlines.getAllByRole('definition'))).toEqual([
    'Final return of income',
    'VAT on boats',
    'Count the boats',
  ]);
  expect(hrefs(deadlines.getAllByRole('link'))).toEqual(['/calendar/vat', '/calendar']);
  expect(texts(region('What it covers').getAllByRole('listitem'))).toEqual(taxation.features);
  expect(taxation.features).toHaveLength(4);
  expect(texts(region('You get').getAllByRole('listitem'))).toEqual(['A signed paper', 'A short letter']);
  expect(texts(region('You bring').getAllByRole('listitem'))).toEqual(['Ledger', 'Receipts', 'Log book']);
  expect(screen.getByRole('heading', { name: 'Filing lists' }).closest('details')).not.toHaveAttribute('open');
  expect(region('Questions people ask').getByText('Do we pay?')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Talk to Rehema Said binti Abdallah' })).toBeVisible();
  const requests = hrefs(screen.getAllByRole('link', { name: 'Request This Service' }));
  expect(requests).toEqual(Array(2).fill('/contact?service=taxation#message'));
});

it.each([
  ['their own phone', lead.phone, '+255 700 111 003'],
  ['the firm’s phone if they have none', undefined, '+255 700 111 000'],
])('the lead of a service is shown with name, years, WhatsApp, response time and %s', (_, phone, shown) => {
  render(<ServiceLead service={taxation} lead={{ ...lead, phone }} firm={firm} />);
  const card = within(screen.getByRole('region', { name: lead.name }));
  expect(card.getByText(/12 years experience$/)).toBeVisible();
  expect(card.getByText('We reply by the next tide.')).toBeVisible();
  expect(card.getByRole('link', { name: shown })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
  expect(card.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', expect.stringMatching(/wa\.me/));
});

it('an unconfirmed fee is labelled as a sample', () => {
  const [audit] = services;
  const { container } = render(audit && <TimeAndFee {...audit} />);
  expect(container).toHaveTextContent('Sample fee');
  expect(container).not.toHaveTextContent('For example');
});

it('a case has three parts', () => {
  render(<CasePanels of={{ question: 'Who?', did: 'We counted.', result: 'Nine boats.' }} />);
  expect(texts(screen.getAllByRole('definition'))).toEqual(['Who?', 'We counted.', 'Nine boats.']);
});

it('a missing service says so, and links back', () => {
  render(<ServiceNotFound />);
  expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
  expect(screen.getByText('It has sailed.')).toBeVisible();
  expectLinks({ 'Back to Services': '/services' });
});
