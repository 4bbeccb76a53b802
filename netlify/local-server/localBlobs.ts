import { randomBytes } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/**
 * Starts Netlify's own emulation of Blobs over a folder, with a random token, since it listens on every network
 * interface. Two conditional writes of the same moment may both be the first there.
 */
export async function startLocalBlobs(directory: string) {
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const { port } = await blobs.start();
  const url = `http://127.0.0.1:${port}`;
  return { access: { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, stop: () => blobs.stop() };
}
