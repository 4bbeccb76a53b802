import type { IncomingMessage, ServerResponse } from 'node:http';

/** The platform's size limit for a function's request body. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

const LOOPBACK_IPS = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/**
 * Returns the visitor's IP address. Only local requests may override it with Netlify's header, so that tests and load runs
 * can simulate many visitors.
 */
export function clientIp(request: IncomingMessage): string {
  const remote = request.socket.remoteAddress ?? '';
  const named = request.headers['x-nf-client-connection-ip'];
  return LOOPBACK_IPS.includes(remote) && typeof named === 'string' && named !== '' ? named : remote;
}

/** Returns the requested URL with duplicate slashes merged; undefined if the path or host is invalid. */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const { url: target = '', headers } = request;
  if (!target.startsWith('/')) return undefined;
  const [path = '', ...query] = target.split('?');
  const whole = `http://${headers.host ?? 'localhost'}${[path.replaceAll(/\/{2,}/g, '/'), ...query].join('?')}`;
  return URL.canParse(whole) ? new URL(whole) : undefined;
}

/**
 * Decodes the percent-encoding of a path; undefined if it is invalid. Encoded slashes and question marks stay encoded,
 * because no file name contains them.
 */
export function decodedPath(pathname: string): string | undefined {
  try {
    return decodeURI(pathname);
  } catch {
    return undefined;
  }
}

/** Checks whether the client closed the connection before the request was complete. */
export const isAborted = (request: IncomingMessage): boolean => request.destroyed && !request.complete;

/** Reads the whole request body; undefined if it exceeds the platform's limit. */
export async function readRequestBody(request: IncomingMessage): Promise<Buffer | undefined> {
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
 * Converts a Node request to the web Request that Netlify's packages and functions expect. Without a body, the method
 * becomes GET, because a Request does not support every method; this is enough to read URL and headers.
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

/** Sends a web Response through a Node response. */
export async function sendWebResponse(response: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  to.statusCode = response.status;
  for (const [name, value] of response.headers) to.appendHeader(name, value);
  if (response.status !== 204 && response.status !== 304) to.setHeader('Content-Length', body.length);
  to.end(body);
}

/** Sends a short plain text response, not cached. */
export function sendText(to: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  to.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  to.end(`${text}\n`);
}
