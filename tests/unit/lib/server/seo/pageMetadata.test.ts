import { getFirm } from '@/lib/server/content/loaders/firm';
import { pageMetadata } from '@/lib/server/seo/pageMetadata';

const firm = getFirm();
const PAGE = { title: 'Our Team', description: 'Ten people.', path: '/team', loading: 'light' } as const;

describe('pageMetadata', () => {
  it('puts the name of the firm after the name of the page', () => {
    expect(pageMetadata(PAGE).title).toEqual({ absolute: `Our Team - ${firm.name}` });
  });

  it('leaves a complete title as it is', () => {
    const title = 'Home - Tax & Business Advisory Services';
    expect(pageMetadata({ ...PAGE, title, isTitleComplete: true }).title).toEqual({ absolute: title });
  });

  it('names the one address of the page', () => {
    const { alternates, metadataBase, robots } = pageMetadata(PAGE);

    expect(alternates).toEqual({ canonical: '/team' });
    expect(String(metadataBase)).toBe(`${firm.url}/`);
    expect(robots).toBeUndefined();
  });

  it('keeps a hidden page from search engines and gives it no canonical address', () => {
    const { alternates, robots } = pageMetadata({ ...PAGE, isHidden: true });

    expect(robots).toEqual({ index: false });
    expect(alternates).toBeUndefined();
  });

  it('says the same when the page is shared', () => {
    expect(pageMetadata(PAGE).openGraph).toMatchObject({
      siteName: firm.name,
      title: `Our Team - ${firm.name}`,
      description: 'Ten people.',
      url: '/team',
      images: [{ url: '/images/og/default.png', width: 1200, height: 630 }],
    });
  });

  it('tells the build how the page loads, and what it answers on arrival', () => {
    expect(pageMetadata(PAGE).other).toEqual({ 'page-loading': 'light' });
    expect(pageMetadata({ ...PAGE, answers: ['q', '#'] }).other).toEqual({
      'page-loading': 'light',
      'page-answers': 'q #',
    });
  });

  it('shares the picture of the page where it has one', () => {
    const { openGraph } = pageMetadata({ ...PAGE, image: '/images/og/audit.png' });

    expect(openGraph?.images).toEqual([{ url: '/images/og/audit.png', width: 1200, height: 630 }]);
  });
});
