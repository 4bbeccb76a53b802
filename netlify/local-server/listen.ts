import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a server; gives the port, which is a free one where 0 was asked for. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo | string | null>();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server.address()));
  const address = await promise;
  server.off('error', reject);
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address.port;
}

/** Stops a server and every connection that it still holds. */
export async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}
