import type { Server } from 'node:http';
import type { AddressInfo, Server as NetServer } from 'node:net';

/** Starts a server and returns its port. Port 0 picks a free one. */
export async function listen(server: NetServer, port: number, host: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<AddressInfo | string | null>();
  server.once('error', reject);
  server.listen(port, host, () => resolve(server.address()));
  const bound = await promise;
  server.off('error', reject);
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.');
  return bound.port;
}

/** Stops a server and closes its open connections. */
export async function close(server: Server): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.close(() => resolve());
  server.closeAllConnections();
  await promise;
}

/** Shuts down cleanly on Ctrl-C or SIGTERM. A second Ctrl-C exits immediately. */
export function stopOnSignal(stop: () => Promise<void>): void {
  const end = async () => {
    process.once('SIGINT', () => process.exit(1));
    await stop();
    process.exit(0);
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
}
