import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

const firm = getFirm('en');
const PAGE = { title: 'Our Team', description: 'Ten people.', path: '/team', loading: 'light' } as const;
const title = `Our Team - ${firm.name}`;

describe('the metadata of a page', () => {
  it('can have a separate title for sharing', () => {
    const { title: own, openGraph } = pageMetadata({ ...PAGE, sharingTitle: 'Auditors in Dar es Salaam' }, 'en');
    expect(own).toEqual({ absolute: title });
    expect(openGraph).toMatchObject({ title: `Auditors in Dar es Salaam - ${firm.name}` });
  });

  it('has a canonical URL, or noindex for a hidden page', () => {
    const { alternates, metadataBase, robots } = pageMetadata(PAGE, 'en');
    expect([alternates, String(metadataBase), robots]).toEqual([{ canonical: '/team' }, `${firm.url}/`, undefined]);
    const hidden = pageMetadata({ ...PAGE, isHidden: true }, 'en');
    expect([hidden.alternates, hidden.robots]).toEqual([undefined, { index: false }]);
  });

  it.each([
    [undefined, '/images/og/default.png'],
    ['/images/og/audit.png', '/images/og/audit.png'],
  ])('has the same Open Graph data, with the picture %s', (image, url) => {
    const { openGraph } = pageMetadata({ ...PAGE, image }, 'en');
    expect(openGraph).toMatchObject({ siteName: firm.name, title, description: 'Ten people.', url: '/team' });
    expect(openGraph?.images).toEqual([{ url, width: 1200, height: 630 }]);
  });

  it.each([
    ['a page', undefined, { type: 'website' }],
    ['a text before the launch', { changed: '2026-11-22' }, { type: 'article', modifiedTime: '2026-11-22' }],
    [
      'a text',
      { published: '2026-11-20', changed: '2026-11-22' },
      { type: 'article', publishedTime: '2026-11-20', modifiedTime: '2026-11-22' },
    ],
  ])('describes %s with its type and dates', (_, text, expected) => {
    expect(pageMetadata({ ...PAGE, text }, 'en').openGraph).toMatchObject(expected);
  });
});
