import { render, screen, within } from '@testing-library/react';
import { ServiceCard } from '@/components/behaviours/services/ServiceCard';
import { RelatedServices } from '@/components/services/RelatedServices';
import { ServiceCall } from '@/components/services/ServiceCall';
import { ServiceNotFound } from '@/components/services/ServiceNotFound';
import { ServiceSidebar } from '@/components/services/ServiceSidebar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';

const services = getAllServices();
const taxation = getService('taxation') ?? services[0];
if (!taxation) throw new Error('no services');

describe('ServiceSidebar', () => {
  const groups = () => screen.getAllByRole<HTMLDetailsElement>('group');

  const contents = [{ id: 'who-needs-it', text: 'Who needs it' }];
  const show = (current = taxation) =>
    render(<ServiceSidebar services={services} current={current} firm={getFirm()} contents={contents} />);

  it('lists the categories, none of them open, one of which may be open at a time', () => {
    show();
    expect(groups().map((group) => group.querySelector('summary')?.textContent)).toEqual([
      'Audit & Assurance',
      'Business Services',
      'Tax Services',
      'Advisory Services',
    ]);
    expect(groups().map(({ open }) => open)).toEqual([false, false, false, false]);
    expect(new Set(groups().map((group) => group.getAttribute('name'))).size).toBe(1);
  });

  it('holds every service and marks the one that is shown', () => {
    show();
    const links = groups().flatMap((group) => within(group).getAllByRole('link', { hidden: true }));

    expect(links).toHaveLength(services.length);
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', { name: taxation.title, hidden: true }),
    ]);
  });

  it('asks for the service, by form, phone and WhatsApp', () => {
    show();
    const hrefs = ['Request This Service', getFirm().phone, 'WhatsApp'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    );

    expect(hrefs).toEqual([
      '/contact?service=taxation#message',
      `tel:${getFirm().phone.replaceAll(' ', '')}`,
      expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Habari.*Taxation/),
    ]);
  });

  it('lists the sections of the page', () => {
    show();
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));

    expect(nav.getByRole('link', { name: 'Who needs it' })).toHaveAttribute('href', '#who-needs-it');
  });

  it('leads to the salary calculators where the service is about payroll, and nowhere else', () => {
    const { unmount } = show({ ...taxation, isAboutPayroll: true });
    expect(screen.getByRole('link', { name: 'Open the calculators' })).toHaveAttribute('href', '/calculator');
    unmount();
    show({ ...taxation, isAboutPayroll: undefined });
    expect(screen.queryByRole('link', { name: 'Open the calculators' })).not.toBeInTheDocument();
  });
});

describe('ServiceCard', () => {
  it('has one link, in its title, and shows the first three features', () => {
    render(<ServiceCard service={taxation} />);

    expect(within(screen.getByRole('heading', { level: 3 })).getByRole('link', { name: 'Taxation' })).toHaveAttribute(
      'href',
      '/services/taxation',
    );
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      taxation.features.slice(0, 3),
    );
  });
});

describe('RelatedServices', () => {
  it('shows three other services as cards', () => {
    render(<RelatedServices service={taxation} services={services} />);
    const region = screen.getByRole('region', { name: 'Related Services' });
    const titles = within(region).getAllByRole('heading', { level: 3 });

    expect(titles.map(({ textContent }) => textContent)).toEqual([
      'Tax Litigation',
      'Audit Services',
      'Special Reviews & Investigations',
    ]);
  });
});

describe('ServiceCall', () => {
  it('offers a request for the service and the phone, and names the hours of the days on which it is answered', () => {
    const firm = getFirm();
    const { container } = render(<ServiceCall service={taxation} />);

    expect(screen.getByRole('heading', { name: 'Talk to the tax team' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Request This Service' })).toHaveAttribute(
      'href',
      '/contact?service=taxation#message',
    );
    expect(screen.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      `tel:${firm.phone.replaceAll(' ', '')}`,
    );
    expect(container).toHaveTextContent('Monday to Friday 8:30 AM to 5:30 PM, Saturday 9:00 AM to 1:00 PM');
  });
});

describe('ServiceNotFound', () => {
  it('says so in the words of the specification and leads back', () => {
    render(<ServiceNotFound services={services} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Service Not Found' })).toBeVisible();
    expect(screen.getByText("The service you're looking for doesn't exist or has been moved.")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Services' })).toHaveAttribute('href', '/services');
  });

  it('lists the services that there are', () => {
    render(<ServiceNotFound services={services} />);
    const region = screen.getByRole('region', { name: 'All services' });

    expect(
      within(region)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(services.map(({ slug }) => slug));
  });
});
