import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { it } from 'node:test';
import { requestUrl } from '../../../../netlify/local-server/webRequest.ts';
import { assertEach } from '../support/assertEach.ts';

const SOCKET = { localAddress: '::ffff:192.168.1.5', localPort: 8888 };

const requests: [host: string | undefined, path: string, url: string | undefined][] = [
  ['localhost:8888', '/health', 'http://localhost:8888/health'],
  ['192.168.1.5:8888', '/health', 'http://192.168.1.5:8888/health'],
  ['127.0.0.1:18999', '/health', 'http://192.168.1.5:8888/health'],
  ['stranger.example:8888', '/health', 'http://192.168.1.5:8888/health'],
  [undefined, '/about?a=//b', 'http://192.168.1.5:8888/about?a=//b'],
  ['localhost:8888', '//stranger.example//about', 'http://localhost:8888/stranger.example/about'],
  ['a b', '/about', undefined],
  ['localhost:8888', 'about', undefined],
];
it('a request is for the server that took it, whatever host its header names', () =>
  assertEach(requests, async ([host, path, url]) => {
    const request = { url: path, headers: { host }, socket: SOCKET } as unknown as IncomingMessage;
    assert.equal(requestUrl(request)?.href, url);
  }));
