import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { close, listen } from './listen.ts';
import { readBody, requestUrl, sendText, sendWebResponse, webRequest } from './webRequest.ts';

const SITE_ID = 'local';

/** Netlify Blobs on this machine. */
export type LocalBlobs = {
  /** Connection options for the store's client. */
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  stop(): Promise<void>;
};

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token. The emulation's `start` listens on every
 * network interface. This server is bound to the loopback interface and therefore calls the emulation's private
 * `handleRequest`; the package is pinned, and a test notices where an update renames it.
 */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true });
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const server = createServer(async (request, response) => {
    const url = requestUrl(request);
    if (url === undefined) return sendText(response, 400, 'Bad request');
    // biome-ignore lint/complexity/useLiteralKeys: brackets reach a private member
    const answer = await blobs['handleRequest'](webRequest(request, url, await readBody(request)));
    await sendWebResponse(answer, response);
  });
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  // biome-ignore lint/complexity/useLiteralKeys: brackets reach a private member
  blobs['address'] = url;
  return {
    access: { siteID: SITE_ID, token, edgeURL: url, uncachedEdgeURL: url },
    stop: () => close(server),
  };
}
