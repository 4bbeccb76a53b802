import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join, resolve } from 'node:path';
import type { Environment } from '../forms/runtime/settings.ts';
import { listen } from './listen.ts';

/** Project root, which contains netlify.toml. */
export const PROJECT_DIRECTORY = join(import.meta.dirname, '../..');

/** Port and host of the local server, and its data folder. */
type ServerSettings = { port: number; host: string; dataDir: string };

export const LOOPBACK = '127.0.0.1';
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** Reads PORT, HOST and DATA_DIR, with defaults. */
export const readServerSettings = (env: Environment, defaultPort: number): ServerSettings => ({
  port: env.PORT ? Number(env.PORT) : defaultPort,
  host: env.HOST || LOOPBACK,
  dataDir: resolve(env.DATA_DIR || join(PROJECT_DIRECTORY, '.data')),
});

/** Throws if the server cannot listen, before a build that takes a minute. */
export async function assertUsable({ port, host }: ServerSettings): Promise<void> {
  const server = createServer();
  await listen(server, port, host);
  server.close();
}

/** Returns the local URL of a server that listens on a host and port. */
export function localUrl(host: string, port: number): string {
  const name = host === LOOPBACK || EVERY_ADDRESS.includes(host) ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

/** Returns a server's URLs for other devices on the network; empty if it listens on this machine only. */
export function networkUrls(host: string, port: number): string[] {
  if (!EVERY_ADDRESS.includes(host)) return [];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  return addresses
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}

/** Prints the URL of a running server, and where it stores enquiries and e-mails. */
export function printAddresses(url: string, { host, dataDir }: Pick<ServerSettings, 'host' | 'dataDir'>): void {
  console.log(`The site is at    ${url}`);
  for (const other of networkUrls(host, Number(new URL(url).port))) console.log(`On a phone        ${other}`);
  console.log(`Enquiries are in  ${join(dataDir, 'blobs/entries')}`);
  console.log(`Mails are in      ${join(dataDir, 'outbox')}`);
}
