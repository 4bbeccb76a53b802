import { overflow } from '@/lib/offline/keptPages';

// tests/e2e/script/offline.spec.ts tests which files are cached, and the notice of an offline page.
describe('pages kept for times without a connection', () => {
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
});
