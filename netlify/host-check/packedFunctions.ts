import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { unzipSync } from 'fflate';

/** Expected status of each function for a GET at its public address, without store, mail server and key. */
const EXPECTED: Readonly<Record<string, { path: string; status: number } | 'scheduled'>> = {
  'contact-form': { path: '/contact-form.php', status: 405 },
  health: { path: '/health', status: 503 },
  digest: 'scheduled',
  redeliver: 'scheduled',
  retention: 'scheduled',
};

const LIMIT_MS = 60_000;

/** Runs in its own process: a packed function must contain all its dependencies. */
const ASK = `
const [file, path] = process.argv.slice(1);
const { default: handler, config } = await import(file);
if (typeof handler !== 'function') throw new Error('no handler');
if (path === 'scheduled') console.log('schedule ' + config.schedule);
else {
  const context = { ip: '203.0.113.7', deploy: { context: 'production' }, waitUntil() {} };
  const response = await handler(new Request('https://www.firm.example' + path), context);
  console.log('status ' + response.status);
}
process.exit();
`;

/** Writes the files of an archive; throws if a name leads out of the folder. */
function unpack(zip: string, folder: string): string[] {
  const files = Object.entries(unzipSync(readFileSync(zip))).filter(([name]) => !name.endsWith('/'));
  for (const [name, bytes] of files) {
    const target = resolve(folder, name);
    if (!target.startsWith(folder + sep)) throw new Error(`${zip} holds ${name}, which leads out of it.`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  return files.map(([name]) => name);
}

/** Describes the fault of a packed function; undefined if it answers as expected. */
function faultOf(name: string, zip: string): string | undefined {
  const expected = EXPECTED[name];
  if (expected === undefined) return 'is no function that the check knows';
  const folder = mkdtempSync(join(tmpdir(), `packed-${name}-`));
  try {
    const entry = unpack(zip, folder).find((file) => new RegExp(`(^|/)netlify/functions/${name}\\.m?js$`).test(file));
    if (entry === undefined) return 'has no file of its own in the archive';
    const isScheduled = expected === 'scheduled';
    const args = ['--input-type=module', '-e', ASK, join(folder, entry), isScheduled ? 'scheduled' : expected.path];
    const env = { NODE_ENV: 'production' as const, PATH: process.env.PATH };
    const { stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
      timeout: LIMIT_MS,
    });
    const said = stdout.trim().split('\n').at(-1) ?? '';
    const isRight = isScheduled ? /^schedule [\d*/]+( [\d*]+){4}$/.test(said) : said === `status ${expected.status}`;
    return isRight ? undefined : `said '${said}' ${stderr.trim().split('\n').slice(-3).join(' ')}`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Unpacks each packed function alone and calls it once. Returns one line for each that fails or is missing.
 *
 * @param folder holds <name>.zip for each function
 */
export function checkPackedFunctions(folder: string): string[] {
  const names = readdirSync(folder).flatMap((file) => (file.endsWith('.zip') ? [file.slice(0, -'.zip'.length)] : []));
  const missing = Object.keys(EXPECTED).filter((name) => !names.includes(name));
  return [
    ...missing.map((name) => `${name} was not packed`),
    ...names.flatMap((name) => {
      const fault = faultOf(name, join(folder, `${name}.zip`));
      return fault === undefined ? [] : [`${name} ${fault}`];
    }),
  ];
}
