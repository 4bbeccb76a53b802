import { existsSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { decodedPath, sendText } from './webRequest.ts';

/** Netlify's default where no header rule says otherwise: browsers keep every file but ask each time whether it changed. */
const DEFAULT_CACHING = 'public,max-age=0,must-revalidate';
/** Instructions for the platform, and the precompressed twins of files. */
const NEVER_SERVED = /^\/_(headers|redirects)$|\.(br|gz)$/;
const TEXT_TYPES: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv',
  js: 'text/javascript',
  mjs: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
};

/** The published folder as Netlify serves it. */
export type StaticSite = {
  /** The file behind a path, as it lies in the folder now: /about is /about.html. */
  fileOf(pathname: string): string | undefined;
  /** The canonical path of a page that was asked for by another: /about for /about.html and /about/. */
  canonicalPath(pathname: string): string | undefined;
  serve(pathname: string, request: IncomingMessage, response: ServerResponse): void;
  /** Sends a page with a status other than 200. */
  sendPage(file: string, status: number, request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** False in the moment in which a build replaces the folder, and where nothing was ever built. */
  isBuilt(): boolean;
};

function findFile(publish: string, encodedPath: string): string | undefined {
  const pathname = decodedPath(encodedPath);
  if (pathname === undefined) return undefined;
  const isOutside = pathname.includes('\0') || pathname.split(/[/\\]/).includes('..');
  if (isOutside || NEVER_SERVED.test(pathname)) return undefined;
  const bare = pathname.replace(/\/$/, '');
  return [pathname, `${bare}.html`, `${bare}/index.html`].find((file) => changedAt(join(publish, file)) !== undefined);
}

/** When a file last changed, in milliseconds; undefined where there is none, and where a name is too long for one. */
function changedAt(path: string): number | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    return found?.isFile() ? found.mtime.getTime() : undefined;
  } catch {
    return undefined;
  }
}

/** True where a client that knows no ETag has the file as it is now. HTTP dates have no fractions of a second. */
function isKnown(path: string, { headers }: IncomingMessage): boolean {
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return headers['if-none-match'] === undefined && Math.floor((changedAt(path) ?? Infinity) / 1000) * 1000 <= since;
}

function withoutHtmlName(pathname: string): string | undefined {
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'/index.html'.length) || '/';
  if (pathname.endsWith('.html')) return pathname.slice(0, -'.html'.length);
  return pathname !== '/' && pathname.endsWith('/') ? pathname.slice(0, -1) : undefined;
}

/** sirv understands one range from a known start; for any other the whole file is a correct answer. */
function dropUnknownRange(request: IncomingMessage): void {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const isUsable = match !== null && (match[2] === '' || Number(match[2]) >= Number(match[1]));
  if (!isUsable || request.headers['if-range'] !== undefined) delete request.headers.range;
}

/** The range 0-0, with which clients probe for ranges and the size of a file. sirv reads it as one without an end. */
function sendFirstByte(file: string, response: ServerResponse): void {
  const bytes = readFileSync(file);
  setFileHeaders(response, file);
  response.setHeader('ETag', `W/"${bytes.length}-${statSync(file).mtime.getTime()}"`);
  response.setHeader('Content-Range', `bytes ${bytes.length === 0 ? '*' : '0-0'}/${bytes.length}`);
  response.writeHead(bytes.length === 0 ? 416 : 206, { 'Content-Length': Math.min(bytes.length, 1) });
  response.end(bytes.subarray(0, 1));
}

function setFileHeaders(response: ServerResponse, pathname: string): void {
  const type = TEXT_TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  // The PDF viewer asks for parts of a file only where it reads this.
  if (pathname.endsWith('.pdf')) response.setHeader('Accept-Ranges', 'bytes');
}

type Answer = { request: IncomingMessage; response: ServerResponse };

/** Sends a file of the folder with a status of its own, compressed where the client takes it. */
async function sendWithStatus(path: string, status: number, { request, response }: Answer): Promise<void> {
  const wantsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const isCompressed = wantsBrotli && existsSync(`${path}.br`);
  const body = await readFile(isCompressed ? `${path}.br` : path);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) response.setHeader('Content-Encoding', 'br');
  // Not the caching rule of the path: what is missing today may be there tomorrow.
  response.setHeader('Cache-Control', DEFAULT_CACHING);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

/** Serves the published folder. Files are looked up for each request, because a build may replace them meanwhile. */
export function createStaticSite(publish: string): StaticSite {
  const serveFile = sirv(publish, {
    // Without it sirv remembers names and sizes, and sends files that have changed with the wrong length.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: setFileHeaders,
    onNoMatch: (_request, response) => sendText(response, 404, 'Not found'),
  });
  return {
    fileOf: (pathname) => findFile(publish, pathname),
    canonicalPath(pathname) {
      const path = withoutHtmlName(pathname);
      return path !== undefined && findFile(publish, path) !== undefined ? path : undefined;
    },
    serve(pathname, request, response) {
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', DEFAULT_CACHING);
      dropUnknownRange(request);
      const file = join(publish, findFile(publish, pathname) ?? '');
      if (request.headers.range === 'bytes=0-0') return sendFirstByte(file, response);
      if (isKnown(file, request)) {
        response.writeHead(304).end();
        return;
      }
      // sirv leaves the stream's errors unhandled, which would end the process where a file vanishes under it.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      serveFile(request, response);
    },
    sendPage: (file, status, request, response) => sendWithStatus(join(publish, file), status, { request, response }),
    isBuilt: () => existsSync(join(publish, 'index.html')),
  };
}
