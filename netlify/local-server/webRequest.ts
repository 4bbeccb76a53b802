import type { IncomingMessage, ServerResponse } from 'node:http';
import { hostname } from 'node:os';

/** The platform's limit for a function's body. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

const LOOPBACK_IPS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
/** Names by which a browser on this machine or beside it may know the server. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]', hostname(), `${hostname()}.local`];

/**
 * IP of the visitor. A request from this machine may name another in Netlify's header, so that tests and load runs
 * come from many visitors; no other request may.
 */
export function clientIp(request: IncomingMessage): string {
  const remote = request.socket.remoteAddress ?? '';
  const named = request.headers['x-nf-client-connection-ip'];
  return LOOPBACK_IPS.includes(remote) && typeof named === 'string' && named !== '' ? named : remote;
}

/**
 * Scheme, host and port of the server, from its end of the connection. The client's header may choose among its names; any
 * other host in it would send the health check, which asks the site for a file, to a stranger's address.
 */
function ownOrigin({ socket, headers }: IncomingMessage): string {
  const { localAddress = '127.0.0.1', localPort = 80 } = socket;
  const address = localAddress.replace(/^::ffff:/, '');
  const own = new URL(`http://${address.includes(':') ? `[${address}]` : address}:${localPort}`);
  const named = new URL(`http://${headers.host ?? own.host}`);
  const isOwn = named.port === own.port && [...OWN_NAMES, own.hostname].includes(named.hostname);
  return isOwn ? named.origin : own.origin;
}

/** The requested URL, its slashes in a row as one; undefined where there is none (no path, a host that is none). */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const { url: target = '', headers } = request;
  if (!target.startsWith('/') || !URL.canParse(`http://${headers.host ?? 'localhost'}`)) return undefined;
  const [path = '', ...query] = target.split('?');
  const whole = `${ownOrigin(request)}${[path.replaceAll(/\/{2,}/g, '/'), ...query].join('?')}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/**
 * The path with its percent-encoding decoded; undefined where that cannot be. Encoded slashes and question marks stay as
 * they are, because they are no part of any file's name.
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** True where the client ended the connection while it was sending. */
export const isAborted = (request: IncomingMessage): boolean => request.destroyed && !request.complete;

/** The whole body; undefined where it exceeds the platform's limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_LIMIT_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Converts Node's request to the web Request that Netlify's packages and functions take. Without a body it is for those
 * that look at address and headers alone, and a GET, because a Request cannot have every method.
 */
export function webRequest(request: IncomingMessage, url: URL, body?: Buffer): Request {
  const method = body === undefined ? 'GET' : request.method;
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    ...(method !== undefined && { method }),
    headers: Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** Sends a web Response through Node's response. */
export async function sendWebResponse(response: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  to.statusCode = response.status;
  for (const [name, value] of response.headers) to.appendHeader(name, value);
  if (response.status !== 204 && response.status !== 304) to.setHeader('Content-Length', body.length);
  to.end(body);
}

/** Sends a short plain text that nobody caches. */
export function sendText(to: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  to.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  to.end(`${text}\n`);
}
