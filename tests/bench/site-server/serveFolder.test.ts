import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { type ClientHttp2Session, connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { type ServedFolder, serveFolder } from './serveFolder.ts';

const HEADERS =
  '/*\n  X-Frame-Options: DENY\n\n/rules.json\n  Content-Type: application/speculationrules+json\n  Cache-Control: max-age=60\n';

const folder = temporaryFolder();
let site: ServedFolder;
let session: ClientHttp2Session;

before(async () => {
  writeFileSync(join(folder, '_headers'), HEADERS);
  writeFileSync(join(folder, 'about.html'), '<h1>About</h1>');
  writeFileSync(join(folder, '404.html'), '<h1>Not found</h1>');
  writeFileSync(join(folder, 'photo.webp'), 'bytes');
  writeFileSync(join(folder, 'rules.json'), '{}');
  site = await serveFolder(folder);
  session = connect(site.url, { rejectUnauthorized: false });
});

after(() => {
  session.destroy();
  site.stop();
});

async function get(path: string): Promise<{ headers: IncomingHttpHeaders & IncomingHttpStatusHeader; body: Buffer }> {
  const stream = session.request({ ':path': path });
  const answered = Promise.withResolvers<IncomingHttpHeaders & IncomingHttpStatusHeader>();
  stream.once('response', answered.resolve);
  stream.once('error', answered.reject);
  const body = Buffer.concat(await Array.fromAsync(stream));
  return { headers: await answered.promise, body };
}

describe('The server of the bench', () => {
  it('serves a page at its address over HTTP/2 with brotli and the headers of the build', async () => {
    const { headers, body } = await get('/about?from=search');
    assert.equal(headers[':status'], 200);
    assert.equal(headers['content-type'], 'text/html; charset=utf-8');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['cache-control'], 'public,max-age=0,must-revalidate');
    assert.equal(headers['content-encoding'], 'br');
    assert.equal(brotliDecompressSync(body).toString(), '<h1>About</h1>');
  });

  it('sends pictures and fonts as they are', async () => {
    const { headers, body } = await get('/photo.webp');
    assert.equal(headers['content-type'], 'image/webp');
    assert.equal(headers['content-encoding'], undefined);
    assert.equal(body.toString(), 'bytes');
  });

  it('lets a rule of the folder decide type and caching', async () => {
    const { headers } = await get('/rules.json');
    assert.equal(headers['content-type'], 'application/speculationrules+json');
    assert.equal(headers['cache-control'], 'max-age=60');
  });

  it('answers what is missing with the page for that', async () => {
    const { headers, body } = await get('/nowhere');
    assert.equal(headers[':status'], 404);
    assert.equal(brotliDecompressSync(body).toString(), '<h1>Not found</h1>');
  });
});
