import { randomBytes } from 'node:crypto';
import { BlobsServer } from '@netlify/blobs/server';

/**
 * Starts Netlify's own Blobs emulation with a folder, and a random token, because it listens on every network interface. It
 * has a race condition: two simultaneous conditional writes may both succeed.
 */
export async function startLocalBlobs(directory: string) {
  const token = randomBytes(24).toString('hex');
  const blobs = new BlobsServer({ directory, token });
  const { port } = await blobs.start();
  const url = `http://127.0.0.1:${port}`;
  return { access: { siteID: 'local', token, edgeURL: url, uncachedEdgeURL: url }, stop: () => blobs.stop() };
}
