import { filesOf, nameStandIn, overflow, sayOffline } from '@/lib/offline/keptPages';

describe('what is kept for times without a connection', () => {
  const page = (url: string, ...files: string[]) => ({ url, bytes: 10, files });
  const file = (url: string) => ({ url, bytes: 100 });
  const all = [
    file('/a.css'),
    page('/a', '/a.css', '/both.js'),
    page('/b', '/both.js'),
    file('/both.js'),
    page('/tool'),
  ];

  it.each([
    [230, []],
    [229, ['/a.css', '/a']],
    [120, ['/a.css', '/a']],
    [119, ['/a.css', '/a', '/b', '/both.js']],
    [0, ['/a.css', '/a', '/b', '/both.js']],
  ])('weighs at most %d bytes without %j', (limit, dropped) =>
    expect(overflow(all, limit, ['/tool'])).toEqual(dropped),
  );

  it('are the files that a page names, in a plain export too', () => {
    const links =
      '<link href="/_next/static/a.css"><link href="/fonts/b.woff2"><a href="/rates"><img src="/images/c.svg">';
    const script = '<script data-page="/_next/static/d.json" data-scripts="/_next/e.js /_next/f.js">';
    expect(filesOf(links + script)).toEqual([
      '/_next/static/a.css',
      '/fonts/b.woff2',
      '/_next/static/d.json',
      '/_next/e.js',
      '/_next/f.js',
    ]);
    expect(filesOf('<script src="/_next/static/g.js">')).toEqual(['/_next/static/g.js']);
  });

  it('says so in the notice of the page', () =>
    expect(sayOffline('<div data-load-notice="" data-waiting="Wait."><p role="status"></p>', 'Offline.')).toBe(
      '<div data-load-notice="" data-state="done" data-done="Offline." data-waiting="Wait."><p role="status">Offline.</p>',
    ));

  it('names its own path where it stands at the address of another page', () =>
    expect(nameStandIn('<html lang="en">', '/offline')).toBe('<html data-page-path="/offline" lang="en">'));
});
