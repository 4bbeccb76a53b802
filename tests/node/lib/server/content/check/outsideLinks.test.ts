import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { outsideLinks } from '../../../../../../lib/server/content/check/links/outsideLinks.ts';
import { close, listen } from '../../../../../../netlify/local-server/listen.ts';
import { type ContentCopy, copyContent, PROJECT } from '../support/contentCopy.ts';

const SCRIPT = join(PROJECT, 'lib/server/content/check/links/outsideLinks.ts');
const AUDIT = 'content/services/audit.mdx';

describe('A link to another site', () => {
  let asked: string[] = [];
  /** Answers with the status in the address; refuses HEAD, as some sites do. */
  const server = createServer(({ url = '', method }, response) => {
    asked.push(url);
    const status = Number(url.slice(1, 4));
    response.writeHead(status === 200 && method === 'HEAD' ? 405 : status).end('page');
  });
  let origin = '';
  before(async () => (origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`));
  after(() => close(server));

  /** Keeps only the test's links: its machine may have no network. */
  function withoutLinks(context: Parameters<typeof copyContent>[0]): ContentCopy {
    const copy = copyContent(context);
    for (const { file } of [...outsideLinks(readContentTree(copy.root)).values()].flat()) {
      copy.write(file, copy.read(file).replaceAll('https://', '//'));
    }
    return copy;
  }

  async function links({ root }: ContentCopy, ...options: string[]): Promise<{ code: number; lines: string[] }> {
    asked = [];
    const { code = 0, stdout } = await promisify(execFile)(process.execPath, [SCRIPT, root, ...options]).catch(
      (error) => error,
    );
    return { code, lines: stdout.trim().split('\n') };
  }

  it('is listed with every place that has it, invented sites left out', (context) => {
    const copy = copyContent(context);
    const first = copy.append(AUDIT, `See [this](${origin}/200) and [that](https://firm.example/).`);
    const second = copy.append(AUDIT, `And [its part](${origin}/200#part).`);
    const found = outsideLinks(readContentTree(copy.root));
    assert.deepEqual(
      found.get(`${origin}/200`),
      [first, second].map((line) => ({ file: AUDIT, line })),
    );
    assert.equal(found.has('https://firm.example/'), false);
    assert.ok([...found.values()].flat().some(({ file }) => file.startsWith('content/resources/')));
  });

  it('that leads nowhere is named with file and line, and fails it', async (context) => {
    const copy = withoutLinks(context);
    const places = ['404', '410', '503'].map((status) => copy.append(AUDIT, `See [this](${origin}/${status}).`));
    const { code, lines } = await links(copy);
    const answer = (index: number, status: number, expected: string) =>
      `${AUDIT}:${places[index]}  link: found "${origin}/${status}", answered ${status}, expected ${expected}`;
    assert.deepEqual(lines, [
      answer(2, 503, 'an answer; open it in a browser'),
      answer(0, 404, 'an address that is there'),
      answer(1, 410, 'an address that is there'),
      '3 links to other sites: 2 places lead nowhere, 1 to be looked at',
    ]);
    assert.equal(code, 1);
    assert.ok(asked.filter((url) => url === '/503').length > 2, 'a server that stumbles is asked again');
  });

  it('is not called dead where no site answers at all, and nothing was checked', async (context) => {
    const copy = withoutLinks(context);
    copy.append(AUDIT, 'See [this](http://127.0.0.1:1/) and [that](http://127.0.0.1:2/).');
    const says = 'no site answered. Is there a network?';
    assert.deepEqual(await Promise.all([links(copy), links(copy, '--may-skip')]), [
      { code: 1, lines: [`Nothing was checked: ${says}`] },
      { code: 0, lines: [`Skipped: ${says}`] },
    ]);
  });
});
