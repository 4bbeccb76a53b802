import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { close, listen } from './listen.ts';
import { readBody, requestUrl, sendText, sendWebResponse, webRequest } from './webRequest.ts';

const SITE_ID = 'local';

/** Netlify Blobs on this machine. */
export type LocalBlobs = {
  /** Where to reach it, as the store's client takes it. */
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  stop(): Promise<void>;
};

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token. The
 * emulation's own listener answers on every network interface; this one is bound to
 * the machine itself, which is why it hands requests to the emulation's inner method.
 */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true });
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const server = createServer(async (request, response) => {
    const url = requestUrl(request);
    if (url === undefined) return sendText(response, 400, 'Bad request');
    // biome-ignore lint/complexity/useLiteralKeys: the way past `private`, wanted here
    const answer = await blobs['handleRequest'](webRequest(request, url, await readBody(request)));
    await sendWebResponse(answer, response);
  });
  const address = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  // biome-ignore lint/complexity/useLiteralKeys: the way past `private`, wanted here
  blobs['address'] = address;
  return {
    access: { siteID: SITE_ID, token, edgeURL: address, uncachedEdgeURL: address },
    stop: () => close(server),
  };
}
