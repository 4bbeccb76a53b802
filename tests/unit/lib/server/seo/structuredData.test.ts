import type { TeamMember } from '@/lib/content/schemas/team';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import {
  breadcrumbData,
  firmData,
  firmId,
  firmReference,
  personData,
  serviceData,
  servicesData,
  webApplicationData,
} from '@/lib/server/seo/structuredData';

const firm = getFirm();
const services = getAllServices();

describe('the data of the firm', () => {
  const data = firmData(firm);

  it('call it an accounting service, with the way to reach it', () => {
    expect(data).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'AccountingService',
      '@id': firmId(firm),
      name: firm.name,
      telephone: firm.phone,
      email: firm.email,
      url: firm.url,
      address: { '@type': 'PostalAddress', addressLocality: firm.address.city, addressCountry: 'TZ' },
    });
  });

  it('are named on every page under the same identifier', () => {
    expect(firmReference(firm)).toMatchObject({ '@type': 'AccountingService', '@id': firmId(firm), name: firm.name });
  });

  it('hold the hours of the days on which the office is open', () => {
    expect(data).toHaveProperty('openingHoursSpecification', [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ]);
  });
});

it('the data of the services offer each of them at its full address, by the firm', () => {
  const offered = services.map(({ title, slug }) => ({
    '@type': 'Offer',
    offeredBy: { '@id': firmId(firm) },
    itemOffered: { '@type': 'Service', name: title, url: `${firm.url}${slug}` },
  }));

  expect(servicesData(firm, services)).toMatchObject({ '@type': 'OfferCatalog', itemListElement: offered });
});

describe('the data of a breadcrumb', () => {
  it('number the steps and give the last one, the page itself, no address', () => {
    const crumbs = [{ name: 'Home', href: '/' }, { name: 'Tax Services', href: '/services#tax' }, { name: 'Taxation' }];

    expect(breadcrumbData(firm, crumbs)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: firm.url },
        { '@type': 'ListItem', position: 2, name: 'Tax Services', item: `${firm.url}/services#tax` },
        { '@type': 'ListItem', position: 3, name: 'Taxation' },
      ],
    });
  });
});

describe('the data of a service', () => {
  it('name the firm as its provider', () => {
    const taxation = getService('taxation');
    if (!taxation) throw new Error('no such service');

    expect(serviceData(firm, taxation)).toMatchObject({
      '@type': 'Service',
      name: 'Taxation',
      url: `${firm.url}/services/taxation`,
      provider: { '@id': firmId(firm) },
    });
  });
});

describe('the data of a calculator', () => {
  it('call it a free application for the browser, by the firm', () => {
    const page = { name: 'Overtime', description: 'Hourly rate and overtime pay.', path: '/calculator/overtime' };

    expect(webApplicationData(firm, page)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name: 'Overtime',
      description: 'Hourly rate and overtime pay.',
      url: `${firm.url}/calculator/overtime`,
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'TZS' },
      provider: { '@id': firmId(firm) },
    });
  });
});

const MEMBER: TeamMember = {
  id: 'neema-example',
  name: 'Neema Example',
  position: 'Tax Manager',
  department: 'Tax Services',
  cloth: {
    border: 'waves',
    motif: 'scales',
    proverb: { text: 'Subira huvuta heri', translation: 'Patience brings good fortune.' },
  },
  bio: 'Runs the tax calendar.',
  specialties: ['VAT', 'Payroll'],
  experience: 9,
  education: ['BCom Accounting'],
  achievements: [],
  isLeadership: false,
};

describe('structured data of a person', () => {
  it('names the person, the position and the firm worked for', () => {
    expect(personData(firm, MEMBER)).toMatchObject({
      '@type': 'Person',
      name: 'Neema Example',
      jobTitle: 'Tax Manager',
      knowsAbout: ['VAT', 'Payroll'],
      worksFor: { '@id': `${firm.url}/#firm` },
    });
  });

  it('leaves out the ways of contact that there are not', () => {
    const data = personData(firm, MEMBER);
    for (const key of ['email', 'telephone', 'sameAs']) expect(data).not.toHaveProperty(key);
  });

  it('holds those that there are', () => {
    const linkedin = 'https://linkedin.example/in/neema';
    const member = { ...MEMBER, email: 'neema@firm.example', phone: '+255 700 000 001', linkedin };
    expect(personData(firm, member)).toMatchObject({
      email: 'neema@firm.example',
      telephone: '+255 700 000 001',
      sameAs: linkedin,
    });
  });
});
