/**
 * `npm run host:compare`: asks Netlify's own development server and the local server of this project the same, and tells where
 * they answer otherwise. Needs a built site, and a network for Netlify's command line; no account.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NETLIFY_CLI } from './netlifyCli.ts';
import { type Asked, REQUESTS } from './requests.ts';

const HOST_PORT = 8899;
const OWN_PORT = 8898;
const START_LIMIT_MS = 180_000;
const ANSWER_LIMIT_MS = 30_000;

type Answer = { status: number; location: string; type: string; code: string };

/** Asks with the path as it stands: fetch would tidy it up. */
function ask(port: number, { method = 'GET', path, headers = {}, body = '' }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'content-length': Buffer.byteLength(body) };
    const call = httpRequest(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...length } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            location: (response.headers.location ?? '').replace(/^https?:\/\/[^/]*|(?<=reference=)\w+/g, ''),
            type: (response.headers['content-type'] ?? '').split(';')[0] ?? '',
            code: /^\{.*"code":"([^"]*)"/s.exec(text)?.[1] ?? '',
          }),
        );
      },
    );
    call.setTimeout(ANSWER_LIMIT_MS, () => call.destroy(new Error(`no answer within ${ANSWER_LIMIT_MS / 1000} s`)));
    call.on('error', reject);
    call.end(body);
  });
}

const answerOf = (port: number, asked: Asked): Promise<string> =>
  ask(port, asked).then(
    // Nobody reads the text of an answer that leads on.
    ({ status, location, type, code }) => [status, location || code || type].filter(Boolean).join(' '),
    (error: Error) => error.message,
  );

async function untilReady(port: number, child: ChildProcess): Promise<void> {
  const end = Date.now() + START_LIMIT_MS;
  while (Date.now() < end && child.exitCode === null) {
    const isReady = await ask(port, { path: '/robots.txt' }).then(
      ({ status }) => status === 200,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`The server at port ${port} did not start.`);
}

/** What differs without a reason that is known, or agrees although a reason is given. */
async function compare(): Promise<string[]> {
  const surprises: string[] = [];
  for (const asked of REQUESTS) {
    const [own, host] = [await answerOf(OWN_PORT, asked), await answerOf(HOST_PORT, asked)];
    const name = `${asked.method ?? 'GET'} ${asked.path.slice(0, 60)}`;
    const isSame = own === host;
    console.info(
      isSame ? `same    ${name}: ${own}` : `differs ${name}: own ${own}; host ${host}. ${asked.differs ?? ''}`,
    );
    if (isSame === (asked.differs !== undefined)) surprises.push(name);
  }
  return surprises;
}

const data = mkdtempSync(join(tmpdir(), 'host-compare-'));
const env = { ...process.env, FORMS_SECRET: 'x'.repeat(48), NETLIFY_TELEMETRY_DISABLED: '1' };
const start = (command: string, args: string[], more: Record<string, string> = {}) =>
  spawn(command, args, { env: { ...env, ...more }, stdio: ['ignore', 'ignore', 'inherit'], detached: true });
const flags = ['--offline', '--internal-disable-edge-functions', '--no-open', '--framework', '#static', '--dir', 'out'];
const servers = [
  start(process.execPath, ['netlify/local-server/start.ts'], { PORT: String(OWN_PORT), DATA_DIR: data }),
  start('npx', ['--yes', '--package', NETLIFY_CLI, 'netlify', 'dev', ...flags, '--port', String(HOST_PORT)]),
] as const;

try {
  await Promise.all([untilReady(OWN_PORT, servers[0]), untilReady(HOST_PORT, servers[1])]);
  const surprises = await compare();
  console.info(`\n${REQUESTS.length} requests, ${surprises.length} without the answer that was expected.`);
  for (const name of surprises) console.error(name);
  if (surprises.length > 0) process.exitCode = 1;
} finally {
  // Each with the processes that it started.
  for (const { pid } of servers) if (pid) process.kill(-pid);
  rmSync(data, { recursive: true, force: true });
}
