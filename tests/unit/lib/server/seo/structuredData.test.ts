import { getFirm } from '@/lib/server/content/loaders/firm';
import { getAllServices, getService } from '@/lib/server/content/loaders/services';
import * as data from '@/lib/server/seo/structuredData';
import { MEMBER } from '@/tests/support/member';

const firm = getFirm();
const services = getAllServices();
const byFirm = { '@id': data.firmId(firm) };

it('the data of the firm call it an accounting service, with the way to reach it and its hours', () => {
  expect(data.firmData({ ...firm, placeholder: undefined })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'AccountingService',
    ...byFirm,
    ...{ name: firm.name, telephone: firm.phone, email: firm.email, url: firm.url },
    address: { '@type': 'PostalAddress', addressLocality: firm.address.city, addressCountry: 'TZ' },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:30',
        closes: '17:30',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '13:00' },
    ],
  });
});

it('the firm is named by no more than its name and logo while its address is a sample', () => {
  const named = data.firmData({ ...firm, placeholder: true });
  expect(named).toMatchObject({ '@type': 'Organization', ...byFirm, name: firm.name });
  for (const key of ['address', 'telephone', 'geo']) expect(named).not.toHaveProperty(key);
});

it('the data of the services offer each of them at its full address, by the firm', () => {
  const offered = services.map(({ title, slug }) => ({
    '@type': 'Offer',
    offeredBy: byFirm,
    itemOffered: { '@type': 'Service', name: title, url: `${firm.url}${slug}` },
  }));
  expect(data.servicesData(firm, services)).toMatchObject({ '@type': 'OfferCatalog', itemListElement: offered });
});

it('the data of a breadcrumb number the steps and give the last one, the page itself, no address', () => {
  const crumbs = [{ name: 'Home', href: '/' }, { name: 'Tax Services', href: '/services#tax' }, { name: 'Taxation' }];
  expect(data.breadcrumbData(firm, crumbs)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: firm.url },
      { '@type': 'ListItem', position: 2, name: 'Tax Services', item: `${firm.url}/services#tax` },
      { '@type': 'ListItem', position: 3, name: 'Taxation' },
    ],
  });
});

it('the data of a service name the firm as its provider', () => {
  const taxation = getService('taxation');
  const named = { '@type': 'Service', name: 'Taxation', url: `${firm.url}/services/taxation` };
  expect(taxation && data.serviceData(firm, taxation)).toMatchObject({ ...named, provider: byFirm });
});

it('the data of a calculator call it a free application for the browser, by the firm', () => {
  const page = { name: 'Overtime', description: 'Hourly rate and overtime pay.' };
  expect(data.webApplicationData(firm, { ...page, path: '/calculator/overtime' })).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    ...page,
    url: `${firm.url}/calculator/overtime`,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'TZS' },
    provider: byFirm,
  });
});

it('the data of a person name position and firm, and the ways of contact that there are', () => {
  const ways = {
    email: 'neema@firm.example',
    phone: '+255 700 000 001',
    linkedin: 'https://linkedin.example/in/neema',
  };
  const named = { '@type': 'Person', name: 'Neema Example', jobTitle: 'Tax Manager', knowsAbout: ['VAT', 'Payroll'] };
  const known = data.personData(firm, { ...MEMBER, ...ways });
  expect(known).toMatchObject({ ...named, worksFor: byFirm });
  expect(known).toMatchObject({ email: ways.email, telephone: ways.phone, sameAs: ways.linkedin });
  for (const key of ['email', 'telephone', 'sameAs']) expect(data.personData(firm, MEMBER)).not.toHaveProperty(key);
});
