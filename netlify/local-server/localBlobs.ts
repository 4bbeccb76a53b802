import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { close, listen } from './listen.ts';

/** Netlify Blobs on this machine. */
export type LocalBlobs = {
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  stop(): Promise<void>;
};

/** Passes a call on to the emulation; resolves when its answer has been sent. */
async function passOn(call: IncomingMessage, answer: ServerResponse, port: number): Promise<void> {
  const onward = request({ host: '127.0.0.1', port, method: call.method, path: call.url, headers: call.headers });
  onward.once('response', (response: IncomingMessage) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  onward.once('error', () => answer.destroy());
  call.once('error', () => onward.destroy());
  call.pipe(onward);
  await once(answer, 'close');
}

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token, since it listens on every network
 * interface. A server before it lets one conditional write through at a time: the emulation looks for the entry and
 * writes it in two steps, so that two writers would both be the first.
 */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const { port } = await blobs.start();
  let lastWrite: Promise<unknown> = Promise.resolve();
  const server = createServer((call, answer) => {
    const pass = () => passOn(call, answer, port);
    if (call.headers['if-none-match'] === undefined) void pass();
    else lastWrite = lastWrite.then(pass);
  });
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  return {
    access: { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url },
    stop: async () => {
      await close(server);
      await blobs.stop();
    },
  };
}
