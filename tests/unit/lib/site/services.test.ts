import { getAllServices } from '@/lib/server/content/loaders/services';
import type { ServiceCategory, ServiceId } from '@/lib/site/serviceCategories';
import { matchesFilter, relatedServices, serviceDescription, serviceSearchText } from '@/lib/site/services';

const LONG =
  'Independent audits of companies, charities and funds, planned around your year end and signed by a partner who was there.';

describe('serviceDescription', () => {
  it('shortens a description of more than 120 characters at a word, with an ellipsis', () => {
    expect(LONG.length).toBeGreaterThan(120);
    expect(serviceDescription({ shortDescription: LONG })).toBe(
      'Independent audits of companies, charities and funds, planned around your year end and signed by a partner who was…',
    );
  });

  it('keeps a description of 120 characters', () => {
    const text = `${'a'.repeat(59)} ${'b'.repeat(60)}`;
    expect(serviceDescription({ shortDescription: text })).toBe(text);
    expect(serviceDescription({ shortDescription: `${text}b` })).toBe(`${'a'.repeat(59)}…`);
  });
});

describe('relatedServices', () => {
  const service = (id: ServiceId, category: ServiceCategory) => ({ id, category });
  const ALL = [
    service('audit', 'audit'),
    service('accounting', 'business'),
    service('secretarial', 'business'),
    service('taxation', 'tax'),
    service('company-setup', 'business'),
  ];
  const relatedIds = (of: (typeof ALL)[number], all = ALL) => relatedServices(of, all).map(({ id }) => id);

  it('returns three, first those of the same category and then the others in order', () => {
    expect(relatedIds(service('secretarial', 'business'))).toEqual(['accounting', 'company-setup', 'audit']);
    expect(relatedIds(service('taxation', 'tax'))).toEqual(['audit', 'accounting', 'secretarial']);
  });
});

const TAXATION = {
  category: 'tax' as const,
  words: 'Taxation Returns filed on time VAT and PAYE worked out each month',
};

describe('matchesFilter', () => {
  it.each([
    ['a word of the title', 'Taxation', true],
    ['a word of the description', 'paye', true],
    ['part of a word', 'filed on ti', true],
    ['capitals for small letters in the text', 'RETURNS', true],
    ['small letters for capitals in the text', 'vat', true],
    ['a word between spaces', '  month ', true],
    ['only spaces', '   ', true],
    ['a word that the service does not contain', 'audit', false],
    ['regular expression characters', '.*', false],
  ])('compares with %s', (_title, query, isShown) => expect(matchesFilter(TAXATION, 'all', query)).toBe(isShown));
});

describe('serviceSearchText', () => {
  it('contains everything on a card: title, descriptions, features and category', () => {
    for (const service of getAllServices('en')) {
      for (const text of [service.title, service.shortDescription, ...service.features])
        expect(serviceSearchText(service)).toContain(text);
    }
    const audits = getAllServices('en').filter(({ category }) => category === 'audit');
    for (const audit of audits) expect(serviceSearchText(audit)).toContain('Audit & Assurance');
  });
});
