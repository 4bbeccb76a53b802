import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative } from 'node:path';
import sirv from 'sirv';

/** What Netlify lets a browser keep where no rule says otherwise: everything, but asking each time. */
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
  /** The file behind a path: /about is about.html. */
  fileOf(pathname: string): string | undefined;
  /** The one address of a page that was asked for by another: /about.html and /about/ are /about. */
  canonicalPath(pathname: string): string | undefined;
  serve(request: IncomingMessage, response: ServerResponse): void;
  /** Sends a page with a status that is not 200. */
  sendPage(file: string, status: number, request: IncomingMessage, response: ServerResponse): void;
};

function listFiles(directory: string): Set<string> {
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(
    files.map((file) => `/${relative(directory, join(file.parentPath, file.name)).replaceAll('\\', '/')}`),
  );
}

function findFile(files: Set<string>, pathname: string): string | undefined {
  if (NEVER_SERVED.test(pathname)) return undefined;
  const bare = pathname.replace(/\/$/, '');
  return [pathname, `${bare}.html`, `${bare}/index.html`].find((file) => files.has(file));
}

function withoutHtmlName(pathname: string): string | undefined {
  if (pathname.endsWith('/index.html')) return pathname.slice(0, -'/index.html'.length) || '/';
  if (pathname.endsWith('.html')) return pathname.slice(0, -'.html'.length);
  return pathname !== '/' && pathname.endsWith('/') ? pathname.slice(0, -1) : undefined;
}

/** The library understands one range from a known start; for any other the whole file is a correct answer. */
function dropUnknownRange(request: IncomingMessage): void {
  const match = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '');
  const isUsable = match !== null && (match[2] === '' || Number(match[2]) >= Number(match[1]));
  if (!isUsable || request.headers['if-range'] !== undefined) delete request.headers.range;
}

function setFileHeaders(response: ServerResponse, pathname: string): void {
  const type = TEXT_TYPES[pathname.slice(pathname.lastIndexOf('.') + 1)];
  if (type !== undefined) response.setHeader('Content-Type', `${type}; charset=utf-8`);
  // The PDF viewer asks for parts of a file only where it reads this.
  if (pathname.endsWith('.pdf')) response.setHeader('Accept-Ranges', 'bytes');
}

/** Reads the published folder once; a new build needs a new server. */
export function createStaticSite(publish: string): StaticSite {
  const files = listFiles(publish);
  const serveFile = sirv(publish, {
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: false,
    extensions: ['html'],
    setHeaders: setFileHeaders,
  });
  return {
    fileOf: (pathname) => findFile(files, decodeURIComponent(pathname)),
    canonicalPath(pathname) {
      const path = withoutHtmlName(pathname);
      return path !== undefined && findFile(files, decodeURIComponent(path)) !== undefined ? path : undefined;
    },
    serve(request, response) {
      dropUnknownRange(request);
      if (!response.hasHeader('Cache-Control')) response.setHeader('Cache-Control', DEFAULT_CACHING);
      serveFile(request, response);
    },
    sendPage(file, status, request, response) {
      const wantsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
      const isCompressed = wantsBrotli && files.has(`${file}.br`);
      const body = readFileSync(join(publish, isCompressed ? `${file}.br` : file));
      response.setHeader('Vary', 'Accept-Encoding');
      if (isCompressed) response.setHeader('Content-Encoding', 'br');
      // Whatever rule the path falls under: what is not there today may be there tomorrow.
      response.setHeader('Cache-Control', DEFAULT_CACHING);
      response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': body.length });
      response.end(body);
    },
  };
}
