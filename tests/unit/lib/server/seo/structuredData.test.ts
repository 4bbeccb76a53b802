import type { Hours } from '@/lib/content/schemas/firm';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { findDocument } from '@/lib/server/resources/allDocuments';
import * as data from '@/lib/server/seo/structuredData';
import { MEMBER } from '@/tests/support/member';

const firm = getFirm();
const byFirm = { '@id': data.firmId(firm) };

/** Hours with a day on which the office is closed. */
const HOURS = [
  {
    label: 'Monday to Friday',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:30',
    closes: '17:30',
    text: '8:30 AM to 5:30 PM',
  },
  { label: 'Saturday', days: ['Saturday'], opens: '09:00', closes: '13:00', text: '9:00 AM to 1:00 PM' },
  { label: 'Sunday', days: ['Sunday'], text: 'Closed' },
] satisfies Hours[];

it('the data of the firm call it an accounting service, with the way to reach it and its hours', () => {
  expect(data.firmData({ ...firm, hours: HOURS, placeholder: undefined })).toMatchObject({
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

const DATES = { checkedOn: '2024-01-01', updatedOn: '2026-11-22' };

it.each<[string, string, string, object]>([
  [
    'of a law say that it is a summary, and which law it is about',
    'finance-act',
    'finance-act-2024',
    {
      headline: 'Finance Act 2024: our summary, not the official text',
      isBasedOn: {
        '@type': 'Legislation',
        name: 'Finance Act 2024',
        legislationIdentifier: 'Act 6 of 2024',
        legislationJurisdiction: 'TZ',
        legislationDate: '2024',
      },
    },
  ],
  [
    'of an Act have its chapter and the year of its enactment',
    'acts',
    'income-tax-act',
    { isBasedOn: { legislationIdentifier: 'Cap. 332 (Act 11 of 2004)', legislationDate: '2004' } },
  ],
  [
    'of a yearly guide say which year it covers',
    'guides',
    'tax-guide-2026-27',
    { headline: 'Tax Guide 2026/27', temporalCoverage: '2026-07-01/2027-06-30' },
  ],
  [
    'have the days of the launch and of the last change, not that of a source',
    'articles',
    'sail-cloth',
    { datePublished: '2026-11-20', dateModified: '2026-11-22' },
  ],
])('the structured data %s', (_, category, id, expected) => {
  const document = findDocument(category, id);
  if (!document) throw new Error(`no ${category}/${id}`);
  const launched = { ...firm, launchedOn: '2026-11-20' };
  const facts = { ...DATES, summary: [], sources: [] };
  expect(data.articleData(launched, document, facts)).toMatchObject(expected);
  expect(data.articleData({ ...firm, launchedOn: undefined }, document, facts)).not.toHaveProperty('datePublished');
});
