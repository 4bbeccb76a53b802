import { getFirm } from '@/lib/server/content/loaders/firm';
import { findDocument } from '@/lib/server/resources/allDocuments';
import { articleData } from '@/lib/server/resources/articleData';

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
    'tax-guide-2012-13',
    { headline: 'Tax Guide 2012/13', temporalCoverage: '2012-07-01/2013-06-30' },
  ],
  [
    'have the days of the launch and of the last change, not that of a source',
    'articles',
    'reading-a-paye-band',
    { datePublished: '2026-11-20', dateModified: '2026-11-22' },
  ],
])('the structured data %s', (_, category, id, expected) => {
  const document = findDocument(category, id);
  if (!document) throw new Error(`no ${category}/${id}`);
  const firm = { ...getFirm(), launchedOn: '2026-11-20' };
  const facts = { ...DATES, summary: [], sources: [] };
  expect(articleData(firm, document, facts)).toMatchObject(expected);
  expect(articleData({ ...firm, launchedOn: undefined }, document, facts)).not.toHaveProperty('datePublished');
});
