import { render, screen, within } from '@testing-library/react';
import { ServiceDetail } from '@/components/services/ServiceDetail';
import { TimeAndFee } from '@/components/services/ServiceFacts';
import { ServiceLead } from '@/components/services/ServiceLead';
import { CasePanels } from '@/components/shared/CasePanels';
import { getFirm, getLead } from '@/lib/server/content/loaders/firm';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { first } from '@/tests/support/cases';
import { hrefs, texts } from '@/tests/support/reading';

const services = getAllServices('en');
const firm = getFirm('en');
const taxation = first(services.filter(({ id }) => id === 'taxation'));
const lead = getLead(taxation.lead);

describe('a service page', () => {
  const region = (name: string) => within(screen.getByRole('region', { name }));
  const items = (name: string) => texts(region(name).getAllByRole('listitem'));

  beforeEach(() => {
    const sections = [
      { id: 'work', title: 'What we do', content: 'We file them.', hasQuestions: false },
      { id: 'lists', title: 'Filing lists', content: 'Every month', hasQuestions: false },
      { id: 'questions', title: 'Questions people ask', content: 'Do we pay?', hasQuestions: true },
    ];
    render(<ServiceDetail service={taxation} opening="We prepare your returns." sections={sections} questions={[]} />);
  });

  it('begins with time and fee, lead and deadlines, followed by its details', () => {
    expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(0, 11)).toEqual([
      'Time and fee',
      'Rehema Said binti Abdallah',
      'Your deadlines',
      'What we do',
      'What it covers',
      'You get',
      'You bring',
      'Is it for you?',
      'Filing lists',
      'Related reading',
      'Questions people ask',
    ]);
  });

  it('shows the time, the fee and a case', () => {
    expect(texts(region('Time and fee').getAllByRole('definition'))).toEqual([
      'A week from the last receipt',
      'A fee for each return paid when it is filed',
      'First talk free on the quay',
      'The captain signs in ink',
      'A firm with three boats: TZS 300,000 a month',
      'The number of taxes.',
    ]);
    expect(region('Time and fee').getByText('For example')).toBeVisible();
  });

  it('links each deadline to its duty', () => {
    const deadlines = region('Your deadlines');
    const whens = ['Within 6 months of the year end', 'By the 20th of the next month', 'Each month'];
    expect(texts(deadlines.getAllByRole('term'))).toEqual(whens);
    const whats = ['Final return of income', 'VAT on boats', 'Count the boats'];
    expect(texts(deadlines.getAllByRole('definition'))).toEqual(whats);
    expect(hrefs(deadlines.getAllByRole('link'))).toEqual(['/calendar/vat', '/calendar']);
  });

  it('lists four features, what a client gets and what to bring', () => {
    expect(items('What it covers')).toEqual(taxation.features);
    expect(taxation.features).toHaveLength(4);
    expect(items('You get')).toEqual(['A signed paper', 'A short letter']);
    expect(items('You bring')).toEqual(['Ledger', 'Receipts', 'Log book']);
  });

  it('folds long lists, but no questions', () => {
    expect(screen.getByRole('heading', { name: 'Filing lists' }).closest('details')).not.toHaveAttribute('open');
    expect(region('Questions people ask').getByText('Do we pay?')).toBeVisible();
  });

  it('leads to its tool, its lead and a request', () => {
    expect(hrefs(region('Is it for you?').getAllByRole('link'))).toEqual(['/calculator/vat']);
    expect(screen.getByRole('heading', { name: 'Talk to Rehema Said binti Abdallah' })).toBeVisible();
    const requests = hrefs(screen.getAllByRole('link', { name: 'Request This Service' }));
    expect(requests).toEqual(Array(2).fill('/contact?service=taxation#message'));
  });
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
