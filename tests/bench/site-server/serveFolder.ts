import { existsSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer, type ServerHttp2Stream } from 'node:http2';
import { extname, join } from 'node:path';
import { bestBrotli } from '../../../lib/server/site-build/compress.ts';
import { listen } from '../../../netlify/local-server/listen.ts';
import { createSiteRules, type SiteRules } from '../../../netlify/local-server/siteRules.ts';
import { createCertificate } from './certificate.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};
/** Types that are not compressed further. */
const PACKED_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** A folder that is served, at https://localhost. */
export type ServedFolder = { url: string; stop(): void };

function fileIn(folder: string, pathname: string): string | undefined {
  const bare = pathname.replace(/\/$/, '');
  return [pathname, `${bare}.html`, `${bare}/index.html`]
    .map((name) => join(folder, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
}

async function answerFor(folder: string, rules: SiteRules, url: URL): Promise<Answer> {
  const found = fileIn(folder, decodeURIComponent(url.pathname));
  const file = found ?? join(folder, '404.html');
  const body = existsSync(file) ? readFileSync(file) : Buffer.from('Not found');
  const packedType = PACKED_TYPES[extname(file)];
  // A rule of the folder stands over what follows from the file, whatever the case of its name.
  const headers = new Headers({
    'cache-control': 'public,max-age=0,must-revalidate',
    'content-type': packedType ?? TYPES[extname(file)] ?? 'application/octet-stream',
  });
  for (const [name, value] of Object.entries(await rules.headersFor(new Request(url)))) headers.set(name, value);
  if (packedType === undefined) headers.set('content-encoding', 'br');
  return {
    status: found === undefined ? 404 : 200,
    headers: Object.fromEntries(headers),
    body: packedType === undefined ? await bestBrotli(body) : body,
  };
}

function send(stream: ServerHttp2Stream, { status, headers, body }: Answer): void {
  if (stream.destroyed) return;
  stream.respond({ ':status': status, ...headers, 'content-length': body.length });
  stream.end(body);
}

/**
 * Serves a built folder as its host does: HTTP/2, brotli, and the response headers of its `_headers`. Other folders than
 * the site's own are served alike, so that their numbers compare. Answers are kept, so that compressing takes no part in
 * what is measured after the first time.
 */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const rules = createSiteRules({ functionsDirectory: '', redirects: [], headers: [] }, folder, 0);
  const answers = new Map<string, Promise<Answer>>();
  const server = createSecureServer(createCertificate());
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  server.on('stream', (stream, { ':path': path = '/' }) => {
    // A browser that leaves cancels what is still under way.
    stream.on('error', () => {});
    const { pathname } = new URL(path, 'https://localhost');
    const answer = answers.get(pathname) ?? answerFor(folder, rules, new URL(pathname, 'https://localhost'));
    answers.set(pathname, answer);
    answer.then(
      (found) => send(stream, found),
      (error) => {
        console.error(`${pathname} failed:`, error);
        stream.close();
      },
    );
  });
  const port = await listen(server, 0, '127.0.0.1');
  return {
    url: `https://localhost:${port}`,
    stop() {
      server.close();
      for (const session of sessions) session.destroy();
    },
  };
}
