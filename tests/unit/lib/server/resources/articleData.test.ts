import { getFirm } from '@/lib/server/content/loaders/firm';
import { findDocument } from '@/lib/server/resources/allDocuments';
import { articleData } from '@/lib/server/resources/articleData';

const dataOf = (category: string, id: string, dates: { checkedOn: string; updatedOn?: string }) => {
  const document = findDocument(category, id);
  if (!document) throw new Error(`no ${category}/${id}`);
  const data = articleData(getFirm(), document, { ...dates, summary: [], sources: [{ name: 'Cap. 332' }] });
  return { document, data };
};

describe('the structured data of a document', () => {
  it('says of a law that it is a summary, and which law it is about', () => {
    const { data } = dataOf('finance-act', 'finance-act-2024', { checkedOn: '2025-01-20' });
    expect(data).toMatchObject({
      headline: 'Finance Act 2024: our summary, not the official text',
      about: { '@type': 'Legislation', name: 'Finance Act 2024' },
    });
  });

  it('says of a yearly guide which year it covers', () => {
    const { data } = dataOf('guides', 'tax-guide-2012-13', { checkedOn: '2025-01-20' });
    expect(data).toMatchObject({ headline: 'Tax Guide 2012/13', temporalCoverage: '2012-07-01/2013-06-30' });
  });

  it('has the days of the first publication and of the last change, not that of a source', () => {
    const { data, document } = dataOf('articles', 'reading-a-paye-band', {
      checkedOn: '2024-01-01',
      updatedOn: '2026-11-22',
    });
    expect(data).toMatchObject({ datePublished: document.date, dateModified: '2026-11-22' });
  });
});
