import { getFirm, getTeam } from '@/lib/server/content/loaders/firm';
import { findDocument } from '@/lib/server/resources/allDocuments';
import * as data from '@/lib/server/seo/structuredData';

const firm = getFirm('en');
const byFirm = { '@id': data.firmId(firm) };

it('a person has a position, the firm and the known contact details', () => {
  const [, auditor, partner] = getTeam().map((member) => data.personData(firm, member));
  const named = { '@type': 'Person', name: 'Baraka Lema', jobTitle: 'Audit Manager', knowsAbout: ['Stock counts'] };
  expect(auditor).toMatchObject({ ...named, worksFor: byFirm, email: 'baraka@harbour.example' });
  for (const key of ['telephone', 'sameAs']) expect(auditor).not.toHaveProperty(key);
  // An email address without a domain gets the firm's domain.
  expect(partner).toMatchObject({
    email: 'zawadi@jahazi.example',
    telephone: '+255 700 111 002',
    sameAs: 'https://linkedin.example/in/zawadi',
  });
});

const DATES = { checkedOn: '2024-01-01', updatedOn: '2026-11-22' };

it.each<[string, string, string, object]>([
  [
    'of a law says that it is a summary, and of which law',
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
    'of an Act has its chapter and year of enactment',
    'acts',
    'income-tax-act',
    { isBasedOn: { legislationIdentifier: 'Cap. 332 (Act 11 of 2004)', legislationDate: '2004' } },
  ],
  [
    'of a yearly guide says which year it covers',
    'guides',
    'tax-guide-2026-27',
    { headline: 'Tax Guide 2026/27', temporalCoverage: '2026-07-01/2027-06-30' },
  ],
  [
    'has the dates of the launch and of the last change, not that of a source',
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
