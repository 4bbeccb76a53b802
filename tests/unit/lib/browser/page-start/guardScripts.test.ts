import { guardScripts } from '@/lib/browser/page-start/guardScripts';

/** The rule that the page's script makes, as a browser with Trusted Types would ask it. */
function scriptRule(): (url: string) => string | null {
  const createPolicy = jest.fn();
  Object.defineProperty(window, 'trustedTypes', { value: { createPolicy }, configurable: true });
  guardScripts();
  Reflect.deleteProperty(window, 'trustedTypes');
  const [name, { createScriptURL }] = createPolicy.mock.calls[0];
  expect(name).toBe('default');
  return createScriptURL;
}

describe('the address of a script, set as a string', () => {
  it.each(['/_next/static/chunks/1o78k773ecg5l.js', '/pdfjs/6.5.438/pdf.worker.min.mjs', '/offline-worker.js'])(
    'is let through where it is a path of the site: %s',
    (url) => expect(scriptRule()(url)).toBe(url),
  );

  it.each([
    'https://ads.example/a.js',
    '//ads.example/a.js',
    '/\\ads.example/a.js',
    '/\t/ads.example/a.js',
    '\\\\ads.example/a.js',
    ' //ads.example/a.js',
    'a.js',
    'data:text/javascript,alert(1)',
    'blob:https://www.firm.example/1',
    '',
  ])('is refused where it may lead elsewhere: %j', (url) => expect(scriptRule()(url)).toBeNull());

  it('is left to the policy of the page by browsers without Trusted Types', () => {
    expect(guardScripts).not.toThrow();
  });
});
