import { currentItemId } from '@/lib/navigation/currentItemId';

describe('currentItemId', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/team', 'about'],
    ['/industries', 'about'],
    ['/services', 'services'],
    ['/services/tax-litigation', 'services'],
    ['/calculator', 'calculator'],
    ['/calculator/overtime', 'calculator'],
    ['/resources', 'resources'],
    ['/resources/guides/tax-guide-2024-25', 'resources'],
    ['/media', 'resources'],
    ['/awards', 'awards'],
    ['/contact', 'contact'],
  ])('%s stands under %s', (path, id) => {
    expect(currentItemId(path)).toBe(id);
  });

  it.each(['/privacy-policy', '/sitemap', '/servicesandmore', '/home', '/constructor', '/toString'])(
    '%s stands under none',
    (path) => {
      expect(currentItemId(path)).toBeUndefined();
    },
  );
});
