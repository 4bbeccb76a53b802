/**
 * `npm run host:check`: builds and bundles the site with the Netlify CLI for the deploy context CONTEXT, then unpacks each
 * function separately and calls it once. Needs a network connection, but no account.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';

/** Pinned, so that runs are comparable. Upgrade it by hand after reading the release notes. */
const NETLIFY_CLI = 'netlify-cli@27.10.2';
/** Where the CLI leaves <name>.zip for each function. */
const PACKED = '.netlify/functions';
const LIMIT_MS = 60_000;

/**
 * Expected response of each function to a GET without store, mail server and key, or its schedule. `thank-you` is called
 * at its default URL, because at its public one it fetches the site's page.
 */
export const EXPECTED: Readonly<Record<string, { path: string; says: RegExp }>> = {
  'contact-form': { path: '/contact-form.php', says: /^405$/ },
  health: { path: '/health', says: /^503$/ },
  'thank-you': { path: '/.netlify/functions/thank-you', says: /^303$/ },
  digest: { path: '', says: /^0 5 / },
  redeliver: { path: '', says: /^\*\/5 / },
  retention: { path: '', says: /^20 \* / },
};

/** Runs in its own process, because a bundled function must contain all its dependencies. */
const ASK = `
const [file, path] = process.argv.slice(1);
const { default: handler, config } = await import(file);
if (typeof handler !== 'function') throw new Error('no handler');
if (path === '') console.log(config.schedule);
else {
  const context = { ip: '203.0.113.7', deploy: { context: 'production' }, waitUntil() {} };
  console.log((await handler(new Request('https://www.firm.example' + path), context)).status);
}
process.exit();
`;

function build(): boolean {
  const args = ['--yes', '--package', NETLIFY_CLI, 'netlify', 'build', '--offline', '--context'];
  const env = { ...process.env, NETLIFY_TELEMETRY_DISABLED: '1' };
  return spawnSync('npx', [...args, process.env.CONTEXT ?? 'deploy-preview'], { stdio: 'inherit', env }).status === 0;
}

/** Unpacks a function into a folder. Returns the file that has the function's name. */
function unpack(name: string, folder: string): string | undefined {
  const files = Object.entries(unzipSync(readFileSync(join(PACKED, `${name}.zip`))));
  for (const [file, bytes] of files.filter(([file]) => !file.endsWith('/'))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes);
  }
  return files.map(([file]) => file).find((file) => new RegExp(`(^|/)netlify/functions/${name}\\.m?js$`).test(file));
}

/** Describes what is wrong with a bundled function; undefined if it responds as expected. */
function faultOf(name: string): string | undefined {
  const expected = EXPECTED[name];
  if (expected === undefined) return `${name} is not a function that the check knows`;
  const folder = mkdtempSync(join(tmpdir(), `packed-${name}-`));
  try {
    const entry = unpack(name, folder);
    if (entry === undefined) return `${name} has no file of its own in the archive`;
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['--input-type=module', '-e', ASK, join(folder, entry), expected.path],
      { cwd: folder, env: { NODE_ENV: 'production', PATH: process.env.PATH }, encoding: 'utf8', timeout: LIMIT_MS },
    );
    const said = stdout.trim().split('\n').at(-1) ?? '';
    if (expected.says.test(said)) return undefined;
    return `${name} said '${said}' ${stderr.trim().split('\n').slice(-3).join(' ')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function main(): void {
  if (!build()) {
    console.error("The build by Netlify's command line failed.");
    process.exit(1);
  }
  const packed = readdirSync(PACKED).flatMap((file) => (file.endsWith('.zip') ? [file.slice(0, -'.zip'.length)] : []));
  const faults = [
    ...Object.keys(EXPECTED).flatMap((name) => (packed.includes(name) ? [] : [`${name} was not packed`])),
    ...packed.map(faultOf).filter((fault) => fault !== undefined),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
  else console.info('Built and packed as Netlify does it; each function was unpacked alone, and answered.');
}

if (import.meta.main) main();
