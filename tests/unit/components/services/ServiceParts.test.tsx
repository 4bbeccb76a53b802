import { render, screen, within } from '@testing-library/react';
import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { RelatedServices } from '@/components/services/RelatedServices';
import { ServiceCall } from '@/components/services/ServiceCall';
import { ServiceNotFound } from '@/components/services/ServiceNotFound';
import { ServiceSidebar } from '@/components/services/ServiceSidebar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import { relatedServices } from '@/lib/services/services';
import { expectLinks, hrefs, texts } from '@/tests/support/reading';

const services = getAllServices();
const firm = getFirm();
const taxation = getService('taxation') ?? services[0];
if (!taxation) throw new Error('no services');

describe('the column beside a service', () => {
  const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');
  const contents = [{ id: 'who-needs-it', text: 'Who needs it' }];
  const show = (current = taxation) =>
    render(<ServiceSidebar services={services} current={current} firm={firm} contents={contents} />);

  it('lists the categories, none of them open, one of which may be open at a time', () => {
    show();
    expect(texts(groups().flatMap((group) => group.querySelector('summary') ?? []))).toEqual([
      'Audit & Assurance',
      'Business Services',
      'Tax Services',
      'Advisory Services',
    ]);
    expect(groups().filter(({ open }) => open)).toEqual([]);
    expect(new Set(groups().map((group) => group.getAttribute('name'))).size).toBe(1);
  });

  it('holds every service and marks the one that is shown', () => {
    show();
    const links = groups().flatMap((group) => within(group).getAllByRole('link', { hidden: true }));
    expect(links).toHaveLength(services.length);
    expect(texts(links.filter((link) => link.getAttribute('aria-current') === 'page'))).toEqual([taxation.title]);
  });

  it('lists the sections of the page, and asks for the service by form, phone and WhatsApp', () => {
    show();
    expectLinks({
      'Who needs it': '#who-needs-it',
      'Request This Service': '/contact?service=taxation#message',
      [firm.phone]: `tel:${firm.phone.replaceAll(' ', '')}`,
      WhatsApp: expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Habari.*Taxation/),
    });
  });

  it.each([
    [true, ['/calculator']],
    [undefined, []],
  ])(
    'leads to the salary calculators where the service is about payroll (%s), and nowhere else',
    (isAboutPayroll, to) => {
      show({ ...taxation, isAboutPayroll });
      expect(hrefs(screen.queryAllByRole('link', { name: 'Open the calculators' }))).toEqual(to);
    },
  );
});

it('the card of a service has one link, in its title, and shows the first three features', () => {
  render(<ServiceCard service={taxation} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Taxation' });
  expect(heading).toContainElement(screen.getByRole('link'));
  expectLinks({ Taxation: '/services/taxation' });
  expect(texts(screen.getAllByRole('listitem'))).toEqual(taxation.features.slice(0, 3));
});

it('related services are three others, as cards', () => {
  render(<RelatedServices service={taxation} services={services} />);
  const cards = within(screen.getByRole('region', { name: 'Related Services' }));
  const related = relatedServices(taxation, services);
  expect(texts(cards.getAllByRole('heading', { level: 3 }))).toEqual(related.map(({ title }) => title));
  expect(related).toHaveLength(3);
});

it('the call below a service offers a request and the phone, and names the hours in which it is answered', () => {
  const { container } = render(<ServiceCall service={taxation} />);
  expect(screen.getByRole('heading', { name: 'Talk to the tax team' })).toBeVisible();
  expectLinks({
    'Request This Service': '/contact?service=taxation#message',
    [firm.phone]: `tel:${firm.phone.replaceAll(' ', '')}`,
  });
  expect(container).toHaveTextContent('Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM');
});

it('a service that does not exist says so in the words of the specification, leads back and lists those that do', () => {
  render(<ServiceNotFound services={services} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
  expect(screen.getByText('The service you’re looking for doesn’t exist or has been moved.')).toBeVisible();
  expectLinks({ 'Back to Services': '/services' });
  const list = within(screen.getByRole('region', { name: 'All services' }));
  expect(hrefs(list.getAllByRole('link'))).toEqual(services.map(({ slug }) => slug));
});
