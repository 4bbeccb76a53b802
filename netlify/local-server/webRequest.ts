import type { IncomingMessage, ServerResponse } from 'node:http';

/** The platform's limit for a function's body. */
const BODY_LIMIT_BYTES = 6 * 1024 * 1024;

/** The address that was asked for; undefined where it cannot be understood (malformed percent-encoding, no path). */
export function requestUrl(request: IncomingMessage): URL | undefined {
  const path = request.url ?? '';
  // Put together as text: a path that begins with // would otherwise be read as another host.
  const address = `http://${request.headers.host ?? 'localhost'}${path}`;
  if (!path.startsWith('/') || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  try {
    decodeURIComponent(url.pathname);
    return url;
  } catch {
    return undefined;
  }
}

/** The whole body; undefined where it is above the platform's limit. */
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

function webHeaders(request: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const single of [value ?? []].flat()) headers.append(name, single);
  }
  return headers;
}

/** Node's request as the web Request that Netlify's packages and functions take. */
export function webRequest(request: IncomingMessage, url: URL, body?: Buffer): Request {
  const method = request.method ?? 'GET';
  const hasBody = body !== undefined && method !== 'GET' && method !== 'HEAD';
  return new Request(url, {
    method,
    headers: webHeaders(request),
    ...(hasBody && { body: new Uint8Array(body) }),
  });
}

/** Sends a web Response through Node's. */
export async function sendWebResponse(response: Response, to: ServerResponse): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  to.statusCode = response.status;
  for (const [name, value] of response.headers) to.appendHeader(name, value);
  if (response.status !== 204 && response.status !== 304) to.setHeader('Content-Length', body.length);
  to.end(body);
}

/** Sends a short plain text. */
export function sendText(to: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  to.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers });
  to.end(`${text}\n`);
}
