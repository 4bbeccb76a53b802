import { documentSearchTitle, shortTitle, titleInContext } from '@/lib/resources/summaryTitle';

describe('the title of a document outside its page', () => {
  it.each(['acts', 'finance-act'])('labels %s as a summary', (category) => {
    const law = { category, title: 'VAT Act' };
    expect(titleInContext(law)).toBe('VAT Act: our summary, not the official text');
    expect(shortTitle(law)).toBe('VAT Act: summary');
    expect(documentSearchTitle(law)).toBe('VAT Act of Tanzania: our summary');
  });

  it('is unchanged for the firm’s own texts', () => {
    const article = { category: 'articles', title: 'Reading a PAYE band' };
    expect([titleInContext(article), documentSearchTitle(article)]).toEqual([article.title, article.title]);
    expect(documentSearchTitle(article, { searchTitle: 'PAYE bands in Tanzania' })).toBe('PAYE bands in Tanzania');
  });
});
