import { getAllServices } from '@/lib/server/content/loaders/services';
import { sitePages } from '@/lib/server/seo/sitePages';

const pages = sitePages().flatMap((group) => group.pages);
const paths = pages.map(({ path }) => path);

describe('sitePages', () => {
  it('lists every page once', () => expect(new Set(paths).size).toBe(paths.length));

  it('holds every service with the day of its last change, or else of its newest source', () => {
    for (const { slug, title, checkedOn, updatedOn } of getAllServices()) {
      expect(pages).toContainEqual({ path: slug, name: title, changedOn: updatedOn ?? checkedOn });
    }
  });

  it.each(['/thank-you', '/thank-you/callback', '/services/not-found', '/styleguide', '/404'])(
    'leaves %s out',
    (path) => {
      expect(paths).not.toContain(path);
    },
  );
});
