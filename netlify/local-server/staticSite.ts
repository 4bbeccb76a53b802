import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { decodedPath, sendText } from './webRequest.ts';

/** Netlify's default without a header rule: browsers keep every file, but revalidate it each time. */
const DEFAULT_CACHING = 'public,max-age=0,must-revalidate';
/** Instructions for the platform, and precompressed files. */
const NEVER_SERVED = /^\/_(headers|redirects)$|\.br$/;
const TEXT_TYPES: Record<string, string> = {
  css: 'text/css',
  csv: 'text/csv',
  js: 'text/javascript',
  mjs: 'text/javascript',
  txt: 'text/plain',
  xml: 'application/xml',
};
/** Media types that sirv does not know. */
const OTHER_TYPES: Record<string, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

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
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1);
  const text = TEXT_TYPES[ending];
  const type = text === undefined ? OTHER_TYPES[ending] : `${text}; charset=utf-8`;
  if (type !== undefined) response.setHeader('Content-Type', type);
  // The PDF viewer requests byte ranges only if this header is present.
  if (pathname.endsWith('.pdf')) response.setHeader('Accept-Ranges', 'bytes');
}

type Answer = { request: IncomingMessage; response: ServerResponse };

/** Sends a file with a given status, compressed if the client accepts it. */
async function sendWithStatus(path: string, status: number, { request, response }: Answer): Promise<void> {
  const wantsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const isCompressed = wantsBrotli && existsSync(`${path}.br`);
  const body = await readFile(isCompressed ? `${path}.br` : path);
  response.setHeader('Vary', 'Accept-Encoding');
  if (isCompressed) response.setHeader('Content-Encoding', 'br');
  // Overrides the path's caching rule, because a missing page may exist tomorrow.
  response.setHeader('Cache-Control', DEFAULT_CACHING);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
  response.end(body);
}

/** Serves the published folder as Netlify does. Looks up files on each request, because a build may replace them. */
export function createStaticSite(publish: string) {
  const serveFile = sirv(publish, {
    // Otherwise sirv caches names and sizes, and sends changed files with the wrong length.
    dev: true,
    etag: true,
    brotli: true,
    extensions: ['html'],
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
    serve(request: IncomingMessage, response: ServerResponse): void {
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', DEFAULT_CACHING);
      // sirv does not handle stream errors, which would crash the process if a file disappears while it is being sent.
      response.once('pipe', (file) => file.once('error', () => response.destroy()));
      serveFile(request, response);
    },
    /** Sends a page with a status other than 200. */
    sendPage: (file: string, status: number, answer: Answer) => sendWithStatus(join(publish, file), status, answer),
  };
}

export type StaticSite = ReturnType<typeof createStaticSite>;
