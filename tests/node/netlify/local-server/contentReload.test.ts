import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { watchContent } from '../../../../netlify/local-server/contentReload.ts';
import { close, listen } from '../../../../netlify/local-server/listen.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

describe('A page of the development server', () => {
  it('hears of a change of a JSON file in content, at any depth', async () => {
    const folder = temporaryFolder();
    await mkdir(join(folder, 'tax'));
    const file = join(folder, 'tax/paye.json');
    await writeFile(file, '1');
    const reload = watchContent(folder);
    const server = createServer((_request, response) => reload.listen(response));
    const port = await listen(server, 0, '127.0.0.1');
    const response = await fetch(`http://127.0.0.1:${port}`);
    assert.equal(response.headers.get('content-type'), 'text/event-stream');
    let heard = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      if (heard === '') await writeFile(file, '2');
      heard += chunk;
      if (heard.includes('data: changed')) break;
    }
    assert.match(heard, /^: watching\n\ndata: changed\n\n/);
    reload.stop();
    await close(server);
  });
});
