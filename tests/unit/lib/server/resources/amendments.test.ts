import { findDocument } from '@/lib/server/resources/allDocuments';
import { amendmentsOf } from '@/lib/server/resources/amendments';

const amendmentsIn = (category: string, id: string) => {
  const document = findDocument(category, id);
  if (!document) throw new Error(`no ${category}/${id}`);
  return amendmentsOf(document);
};

describe('laws that change each other', () => {
  it('are listed on the page of a Finance Act, with its section and the path of the act', () => {
    const amendments = amendmentsIn('finance-act', 'finance-act-2021');
    expect(amendments?.heading).toBe('Acts that it changed');
    expect(amendments?.items).toContainEqual({
      law: 'Vocational Education and Training Act, section 81',
      path: '/resources/acts/vocational-education-and-training-act',
      change: 'SDL from ten employees',
    });
  });

  it('are listed on the page of the act, the newest Finance Act first', () => {
    const amendments = amendmentsIn('acts', 'income-tax-act');
    expect(amendments?.heading).toBe('Finance Acts that changed it');
    const paths = amendments?.items.map(({ path }) => path) ?? [];
    expect(paths).toContain('/resources/finance-act/finance-act-2021');
    expect(paths).toEqual(paths.toSorted().reverse());
  });

  it('are not listed where no Finance Act of the library changed an act, nor on other pages', () => {
    expect(amendmentsIn('acts', 'employment-and-labour-relations-act')).toBeUndefined();
    expect(amendmentsIn('guides', 'tax-guide-2024-25')).toBeUndefined();
  });
});
