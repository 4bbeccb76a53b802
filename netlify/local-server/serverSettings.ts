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

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : String(error));

/**
 * Reads PORT, HOST and DATA_DIR, with defaults.
 * @throws Error that explains an invalid value
 */
export function readServerSettings(env: Environment, defaultPort: number): ServerSettings {
  const port = env.PORT ? Number(env.PORT) : defaultPort;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is '${env.PORT}', which is not a number from 0 to 65535. Write it as PORT=8890.`);
  }
  return { port, host: env.HOST || LOOPBACK, dataDir: resolve(env.DATA_DIR || join(PROJECT_DIRECTORY, '.data')) };
}

/** Explains why a server cannot listen; returns other errors unchanged. */
export function explainListenError(error: unknown, { port, host }: Pick<ServerSettings, 'port' | 'host'>): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=8890.`);
    case 'EACCES':
      return new Error(`Port ${port} is kept for the system. Choose one from 1024 on: PORT=8890.`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return new Error(
        `HOST is '${host}', which is not an address of this machine. Leave it out, or let other devices in with HOST=0.0.0.0.`,
      );
    default:
      return error;
  }
}

/**
 * Checks port and address before a build that takes a minute.
 * @throws Error that says what to change
 */
export async function assertUsable({ port, host }: ServerSettings): Promise<void> {
  const server = createServer();
  try {
    await listen(server, port, host);
  } catch (error) {
    throw explainListenError(error, { port, host });
  } finally {
    server.close();
  }
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
  console.log(`Enquiries lie in  ${join(dataDir, 'blobs/entries')}`);
  console.log(`Mails lie in      ${join(dataDir, 'outbox')}`);
}
