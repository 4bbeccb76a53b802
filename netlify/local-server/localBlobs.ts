import { randomBytes } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/** Netlify Blobs on this machine. */
export type LocalBlobs = {
  access: { siteID: string; token: string; edgeURL: string; uncachedEdgeURL: string };
  stop(): Promise<void>;
};

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token, since it listens on every network
 * interface. Two conditional writes of the same moment may both be the first there.
 */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const { port } = await blobs.start();
  const url = `http://127.0.0.1:${port}`;
  return { access: { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, stop: () => blobs.stop() };
}
