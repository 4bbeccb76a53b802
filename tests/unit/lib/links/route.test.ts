import { isRoute } from '@/lib/links/route';

describe('isRoute', () => {
  it.each([
    '/',
    '/services',
    '/services/tax-litigation',
    '/services#tax',
    '/resources?category=acts',
    '/search?q=v1.2',
  ])('takes %s for a page of this site', (href) => expect(isRoute(href)).toBe(true));

  it.each([
    'https://example.org/',
    '//example.org/page',
    'tel:+255700000000',
    'mailto:office@example.org',
    '#top',
    'services',
    '/resources/guides/guide.pdf',
    '/resources/guides/payroll.xlsx?download=1',
  ])('takes %s for an ordinary address', (href) => expect(isRoute(href)).toBe(false));
});
