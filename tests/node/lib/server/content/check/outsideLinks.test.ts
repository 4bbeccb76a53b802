import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { readContentTree } from '../../../../../../lib/server/content/check/contentTree.ts';
import { outsideLinks, stateOf } from '../../../../../../lib/server/content/check/outsideLinks.ts';
import { close, listen } from '../../../../../../netlify/local-server/listen.ts';
import { copyContent } from '../support/contentCopy.ts';

const SCRIPT = join(process.cwd(), 'lib/server/content/check/outsideLinks.ts');
const AUDIT = 'content/services/audit.mdx';

describe('A link to another site', () => {
  /** Refuses HEAD, as some sites do. */
  const server = createServer(({ url, method }, response) => {
    const status = Number(url?.slice(1));
    response.writeHead(status === 200 && method === 'HEAD' ? 405 : status).end('page');
  });
  let origin = '';
  before(async () => {
    origin = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  });
  after(() => close(server));

  const answers = [
    { status: 200, state: 'there' },
    { status: 404, state: 'gone' },
    { status: 410, state: 'gone' },
    { status: 403, state: 'unclear' },
    { status: 503, state: 'unclear' },
  ];
  for (const { status, state } of answers) {
    it(`that answers ${status} is ${state}`, async () => {
      assert.equal((await stateOf(`${origin}/${status}`)).state, state);
    });
  }

  it('is listed with every place that has it, invented sites left out', (context) => {
    const copy = copyContent(context);
    const first = copy.append(AUDIT, `See [this](${origin}/200) and [that](https://firm.example/).`);
    const second = copy.append(AUDIT, `And [again](${origin}/200).`);
    const found = outsideLinks(readContentTree(copy.root));
    const ours = found.filter(({ url }) => url.startsWith(origin));
    assert.deepEqual(ours, [{ url: `${origin}/200`, places: [first, second].map((line) => ({ file: AUDIT, line })) }]);
    assert.equal(
      found.some(({ url }) => url.includes('.example')),
      false,
    );
    assert.ok(found.some(({ places }) => places.some(({ file }) => file.startsWith('content/resources/'))));
  });

  it('that leads nowhere is named with file and line, and the command fails', async (context) => {
    const copy = copyContent(context);
    // Only the one link: the machine of the test may have no network.
    for (const { places } of outsideLinks(readContentTree(copy.root))) {
      for (const { file } of places) copy.write(file, copy.read(file).replaceAll('https://', '//'));
    }
    const line = copy.append(AUDIT, `See [this](${origin}/404).`);
    const failure: { code?: number; stdout?: string } = await promisify(execFile)(process.execPath, [
      SCRIPT,
      copy.root,
    ]).catch((error) => error);
    assert.equal(failure.code, 1);
    assert.match(
      failure.stdout ?? '',
      new RegExp(
        `^${AUDIT}:${line} {2}link: found "${origin}/404", answered 404, expected an address that is there\n1 links to other sites: 1 places lead nowhere, 0 to be looked at`,
      ),
    );
  });
});
