import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, it } from 'node:test';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { runSite } from '../support/runSite.ts';

describe('A method', () => {
  const logs = catchLogs();
  const site = runSite();

  /** Status and headers, in small letters, of a request that fetch would refuse to send. */
  async function ask(method: string, path: string, headers = ''): Promise<string> {
    const socket = connect(Number(new URL(site.server.url).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
    let answer = '';
    for await (const chunk of socket) answer += chunk;
    return answer.split('\r\n\r\n', 1).join().toLowerCase();
  }

  const PATHS = ['/', '/about', '/about/', '/unknown', '/services/unknown', '/resources/guides/payroll.pdf'];
  const FORM_PATHS = ['/contact-form.php', '/newsletter', '/newsletter/confirm'];
  const pairs = (methods: readonly string[], paths: readonly string[]) =>
    methods.flatMap((method) => paths.map((path) => ({ method, path })));
  const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

  it('that no path has is answered with 405 everywhere, and with those it has', () =>
    assertEach(
      pairs(['TRACE', 'PROPFIND', 'PURGE', 'FOO', 'get'], [...PATHS, ...FORM_PATHS]),
      nameOf,
      async ({ method, path }) => {
        const answer = await ask(method, path);
        assert.match(answer, /^http\/1\.1 405 /);
        assert.match(answer, /\r\nallow: get, head/);
      },
    ));

  it('CONNECT is answered with 405', async () => {
    assert.match(await ask('CONNECT', 'www.firm.example:443'), /^http\/1\.1 405 /);
  });

  it('that writes is answered with 405 on a page, and the page stays as it is', () =>
    assertEach(pairs(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], PATHS), nameOf, async ({ method, path }) => {
      const answer = await ask(method, path, 'Content-Length: 0\r\n');
      assert.match(answer, /^http\/1\.1 405 /);
      assert.match(answer, /\r\nallow: get, head(\r\n|$)/);
    }));

  it('that a form does not have is refused by its function', () =>
    assertEach(pairs(['PUT', 'DELETE'], ['/contact-form.php', '/newsletter']), nameOf, async ({ method, path }) => {
      const answer = await ask(method, path, 'Content-Length: 0\r\n');
      assert.match(answer, /^http\/1\.1 405 /);
      assert.match(answer, /\r\nallow: (get, )?post(\r\n|$)/);
    }));

  it('that reads is answered as ever, and nothing of all this is an error of the server', async () => {
    assert.match(await ask('GET', '/about'), /^http\/1\.1 200 /);
    assert.match(await ask('HEAD', '/about'), /^http\/1\.1 200 /);
    assert.doesNotMatch(logs.join('\n'), / failed:/);
  });

  it('is not blamed for what else cannot be parsed', async () => {
    assert.match(await ask('GET', '/about', 'no colon\r\n'), /^http\/1\.1 400 /);
    assert.match(await ask('GET', '/about', `X: ${'y'.repeat(20_000)}\r\n`), /^http\/1\.1 431 /);
  });
});
