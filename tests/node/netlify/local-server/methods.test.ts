import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { rawAnswer } from '../support/rawAnswer.ts';
import { runSite } from '../support/runSite.ts';

describe('A method', () => {
  const logs = catchLogs();
  const site = runSite();

  /** Status and headers, in small letters, of a request that fetch would refuse to send. */
  const ask = async (method: string, path: string, headers = '') =>
    (await rawAnswer(site.server.url, `${method} ${path}`, headers)).split('\r\n\r\n', 1).join().toLowerCase();

  const PATHS = ['/', '/about', '/about/', '/unknown', '/services/unknown', '/resources/guides/payroll.pdf'];
  const FORM_PATHS = ['/contact-form.php', '/newsletter', '/newsletter/confirm'];
  const pairs = (methods: readonly string[], paths: readonly string[]) =>
    methods.flatMap((method) => paths.map((path) => [method, path] as const));
  const assertRefused = (methods: readonly string[], paths: readonly string[], allow: RegExp, headers = '') =>
    assertEach(pairs(methods, paths), async ([method, path]) => {
      const answer = await ask(method, path, headers);
      assert.match(answer, /^http\/1\.1 405 /);
      assert.match(answer, allow);
    });

  it('that no path has is answered with 405 everywhere, and with those it has', () =>
    assertRefused(['TRACE', 'PROPFIND', 'PURGE', 'FOO', 'get'], [...PATHS, ...FORM_PATHS], /\r\nallow: get, head/));

  it('CONNECT is answered with 405', async () => {
    assert.match(await ask('CONNECT', 'www.firm.example:443'), /^http\/1\.1 405 /);
  });

  const EMPTY = 'Content-Length: 0\r\n';
  it('that writes is answered with 405 on a page, and the page stays as it is', () =>
    assertRefused(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], PATHS, /\r\nallow: get, head(\r\n|$)/, EMPTY));

  it('that a form does not have is refused by its function', () =>
    assertRefused(['PUT', 'DELETE'], FORM_PATHS.slice(0, 2), /\r\nallow: (get, )?post(\r\n|$)/, EMPTY));

  it('that reads is answered as ever, and nothing of all this is an error of the server', async () => {
    for (const method of ['GET', 'HEAD']) assert.match(await ask(method, '/about'), /^http\/1\.1 200 /);
    assert.doesNotMatch(logs.join('\n'), / failed:/);
  });

  it('is not blamed for what else cannot be parsed', async () => {
    assert.match(await ask('GET', '/about', 'no colon\r\n'), /^http\/1\.1 400 /);
    assert.match(await ask('GET', '/about', `X: ${'y'.repeat(20_000)}\r\n`), /^http\/1\.1 431 /);
  });
});
