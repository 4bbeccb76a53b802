import { findDocument } from '@/lib/server/resources/allDocuments';
import { amendmentsOf } from '@/lib/server/resources/amendments';

const amendmentsIn = (category: string, id: string) => {
  const document = findDocument(category, id);
  if (!document) throw new Error(`no ${category}/${id}`);
  return amendmentsOf(document);
};

describe('laws that change each other', () => {
  it('have every change with its section and its place on the page of the Finance Act', () => {
    const amendments = amendmentsIn('acts', 'vocational-education-and-training-act');
    const path = '/resources/finance-act/finance-act-2021';
    expect(amendments?.items).toContainEqual({
      law: 'Finance Act 2021',
      year: 2021,
      path,
      changes: [
        { text: 'SDL from ten employees (section 81)', path: `${path}#sdl-ten` },
        { text: 'SDL of religious bodies (section 82)', path: `${path}#sdl-religious` },
      ],
    });
  });

  it('are not listed where no Finance Act of the library changed an act, nor on other pages', () => {
    expect(amendmentsIn('acts', 'employment-and-labour-relations-act')).toBeUndefined();
    expect(amendmentsIn('finance-act', 'finance-act-2021')).toBeUndefined();
  });
});
