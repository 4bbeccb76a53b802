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
