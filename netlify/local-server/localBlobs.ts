import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { answerFromFiles } from './entryFiles.ts';
import { close, listen } from './listen.ts';
import { isAborted, readBody, requestUrl, sendText, sendWebResponse, webRequest } from './webRequest.ts';

const SITE_ID = 'local';

/** Netlify Blobs on this machine. */
export type LocalBlobs = {
  /** Connection options for the store's client. */
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  /**
   * Answers this process's calls to the store without HTTP, which takes half of a post's time. Returns a function that
   * ends it.
   */
  answerDirectly(): () => void;
  stop(): Promise<void>;
};

type Answer = (request: Request) => Promise<Response>;

async function respond(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  try {
    const url = requestUrl(request);
    if (url === undefined) return sendText(response, 400, 'Bad request');
    const body = await readBody(request);
    if (body === undefined) return sendText(response, 413, 'Body too large', { Connection: 'close' });
    await sendWebResponse(await answer(webRequest(request, url, body)), response);
  } catch (error) {
    // Nothing is stored before the whole body has arrived.
    if (isAborted(request)) return;
    console.error('The local store failed:', error);
    if (!response.headersSent) sendText(response, 500, 'Internal error');
  }
}

/** Passes this process's calls to the store on directly, all others to the network. */
function replaceFetch(origin: string, answer: Answer): () => void {
  const network = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const isOurs = typeof input === 'string' && input.startsWith(`${origin}/`);
    return isOurs ? answer(new Request(input, init)) : network(input, init);
  };
  return () => {
    globalThis.fetch = network;
  };
}

/** Answers from the entry's files if possible, else by Netlify's emulation. */
function answerBy(blobs: BlobsServer, token: string): Answer {
  return async (request) => {
    const url = new URL(request.url);
    // biome-ignore lint/complexity/useLiteralKeys: brackets reach a private member
    const { dataPath, key, metadataPath } = blobs['getLocalPaths'](url);
    const isAllowed = request.headers.get('authorization') === `Bearer ${token}`;
    const isEntry = url.pathname.startsWith(`/${SITE_ID}/site:`) && key && dataPath && metadataPath;
    const quick = isAllowed && isEntry ? await answerFromFiles(request, { dataPath, metadataPath }) : undefined;
    // biome-ignore lint/complexity/useLiteralKeys: brackets reach a private member
    return quick ?? blobs['handleRequest'](request);
  };
}

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token. The emulation's `start` listens on every
 * network interface. This server listens on loopback only, and calls the emulation's private `handleRequest` and
 * `getLocalPaths`; the package is pinned, and a test fails if an update renames them.
 */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  await mkdir(directory, { recursive: true });
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const answer = answerBy(blobs, token);
  const server = createServer((request, response) => void respond(request, response, answer));
  const url = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}`;
  // biome-ignore lint/complexity/useLiteralKeys: brackets reach a private member
  blobs['address'] = url;
  return {
    access: { siteID: SITE_ID, token, edgeURL: url, uncachedEdgeURL: url },
    answerDirectly: () => replaceFetch(url, answer),
    stop: () => close(server),
  };
}
