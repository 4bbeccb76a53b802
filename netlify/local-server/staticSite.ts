import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import sirv from 'sirv';
import { contentHash } from '../../lib/server/contentHash.ts';
import { decodedPath, sendText } from './webRequest.ts';

/** Netlify's default without a header rule: browsers keep every file, but revalidate it each time. */
const DEFAULT_CACHING = 'public,max-age=0,must-revalidate';
/** Instructions for the platform. */
const NEVER_SERVED = /^\/_(headers|redirects)$/;
/** Media types of text files, which are sent compressed. */
const TEXT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml; charset=utf-8',
};
/** A media type that sirv does not know. */
const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function findFile(publish: string, encodedPath: string): string | undefined {
  const pathname = decodedPath(encodedPath);
  if (pathname === undefined) return undefined;
  const isOutside = pathname.includes('\0') || pathname.split(/[/\\]/).includes('..');
  if (isOutside || NEVER_SERVED.test(pathname)) return undefined;
  const bare = pathname.replace(/\/$/, '');
  return [pathname, `${bare}.html`, `${bare}/index.html`].find((file) => isFile(join(publish, file)));
}

/** Checks whether a file exists; false if the name is too long. */
function isFile(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

function withoutHtmlName(pathname: string): string | undefined {
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'/index.html'.length) || '/';
  if (pathname.endsWith('.html')) return pathname.slice(0, -'.html'.length);
  return pathname !== '/' && pathname.endsWith('/') ? pathname.slice(0, -1) : undefined;
}

function setFileHeaders(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.xlsx')) response.setHeader('Content-Type', XLSX_TYPE);
  // The PDF viewer requests byte ranges only if this header is present.
  if (pathname.endsWith('.pdf')) response.setHeader('Accept-Ranges', 'bytes');
}

type Answer = { request: IncomingMessage; response: ServerResponse };

const brotli = promisify(brotliCompress);
/** The quality that hosts use for compression while sending. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
/** Compressed files by the ETag of their content. */
const compressed = new Map<string, Promise<Buffer>>();

function compress(source: Buffer, etag: string): Promise<Buffer> {
  const body = compressed.get(etag) ?? brotli(source, QUALITY);
  compressed.set(etag, body);
  return body;
}

/** Sends a text file, compressed if the client accepts it. */
async function sendTextFile(path: string, status: number, { request, response }: Answer): Promise<void> {
  const source = await readFile(path);
  const etag = `W/"${contentHash(source)}"`;
  response.setHeader('Vary', 'Accept-Encoding').setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const isCompressed = /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (isCompressed) response.setHeader('Content-Encoding', 'br');
  const body = isCompressed ? await compress(source, etag) : source;
  response.writeHead(status, { 'Content-Length': body.length }).end(body);
}

/** Serves the published folder as Netlify does. Looks up files on each request, because a build may replace them. */
export function createStaticSite(publish: string) {
  const serveFile = sirv(publish, {
    // Otherwise sirv caches names and sizes, and sends changed files with the wrong length.
    dev: true,
    etag: true,
    setHeaders: setFileHeaders,
    onNoMatch: (_request, response) => sendText(response, 404, 'Not found'),
  });
  return {
    /** Returns the file for a path: about.html for /about. */
    fileOf: (pathname: string) => findFile(publish, pathname),
    /** Returns a page's canonical path if it was requested by another: /about for /about.html and /about/. */
    canonicalPath(pathname: string): string | undefined {
      const path = withoutHtmlName(pathname);
      return path !== undefined && findFile(publish, path) !== undefined ? path : undefined;
    },
    /** Sends a file, for the request's own path or, with a status other than 200, a page instead. */
    async send(file: string, status: number, { request, response }: Answer): Promise<void> {
      // Header rules for a path describe its own file, not the page sent because that is missing.
      const setDefault = (name: string, value: string) =>
        (status !== 200 || !response.hasHeader(name)) && response.setHeader(name, value);
      setDefault('Cache-Control', DEFAULT_CACHING);
      const type = TEXT_TYPES[extname(file)];
      if (type !== undefined) {
        setDefault('Content-Type', type);
        return sendTextFile(join(publish, file), status, { request, response });
      }
      // sirv does not handle stream errors, which would crash the process if a file disappears while it is being sent.
      response.once('pipe', (stream) => stream.once('error', () => response.destroy()));
      serveFile(request, response);
    },
  };
}

export type StaticSite = ReturnType<typeof createStaticSite>;
