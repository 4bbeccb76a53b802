import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { after, before } from 'node:test';
import { brotliCompressSync } from 'node:zlib';
import { headerRules } from '../../../../lib/server/site-build/headerRules.ts';
import { startServer } from '../../../../netlify/local-server/startServer.ts';
import { temporaryFolder } from '../../../support/temporaryFolder.ts';

function page(title: string): string {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}

const FILES: Record<string, string> = {
  'index.html': page('Home'),
  'about.html': page('About'),
  '404.html': page('Nothing here'),
  'thank-you.html': page('Thank you</h1><p hidden="" data-reference="">Your reference is (0000).</p><h1>'),
  'thank-you/callback.html': page('Request received!'),
  'resources.html': page('Resources'),
  'resources/guides/payroll.html': page('Payroll guide'),
  'services.html': page('Services'),
  'services/audit.html': page('Audit'),
  'services/not-found.html': page('Service Not Found'),
  'resources/guides/payroll.pdf': '%PDF-1.7 0123456789',
  '_next/static/chunks/app.js': 'console.log("app");\n'.repeat(100),
  '.well-known/security.txt': 'Contact: mailto:office@own.example\n',
  _headers: headerRules(['sha256-x'], undefined),
  _redirects: '/nowhere /about 301\n',
};

/** Writes a small published folder, like a build. */
export async function writeBuiltSite(folder: string): Promise<void> {
  for (const [name, text] of Object.entries(FILES)) {
    const file = join(folder, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    if (name.endsWith('.js')) await writeFile(`${file}.br`, brotliCompressSync(text));
  }
}

/** Runs a small built site on the local server for the tests of a suite, in its own folder. */
export function runSite() {
  const path = temporaryFolder();
  const publish = join(path, 'out');
  let server: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    await writeBuiltSite(publish);
    server = await startServer({ port: 0, publish, dataDir: path, env: {} });
  });
  after(() => server.stop());
  return {
    get server() {
      return server;
    },
    /** The data folder; the site is published from out/ in it. */
    path,
  };
}

/**
 * Returns a server's raw answer to a request that fetch would refuse or correct.
 *
 * @param line method and path
 * @param headers further ones, each with its CRLF
 * @param host named in the request
 */
export async function rawAnswer(url: string, line: string, headers = '', host = 'localhost'): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${headers}\r\n`);
  let answer = '';
  for await (const chunk of socket) answer += chunk;
  return answer;
}
