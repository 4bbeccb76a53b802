/**
 * `npm run host:check`: builds and packs the site with Netlify's command line, for the deploy context CONTEXT, then
 * unpacks each function alone and calls it once. `-- --packed FOLDER` only checks functions that are already packed.
 * Needs a network, but no account.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { checkPackedFunctions } from './packedFunctions.ts';

/** Pinned, so that runs are comparable; upgraded by hand after reading its release notes. */
const NETLIFY_CLI = 'netlify-cli@27.10.2';
const PACKED = '.netlify/functions';

function build(): boolean {
  const args = [
    '--yes',
    '--package',
    NETLIFY_CLI,
    'netlify',
    'build',
    '--offline',
    '--context',
    process.env.CONTEXT ?? 'deploy-preview',
  ];
  return (
    spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, NETLIFY_TELEMETRY_DISABLED: '1' } }).status === 0
  );
}

const { values } = parseArgs({ options: { packed: { type: 'string' } } });
if (values.packed === undefined && !build()) {
  console.error("The build by Netlify's command line failed.");
  process.exit(1);
}
const faults = checkPackedFunctions(values.packed ?? PACKED);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.info('Built and packed as Netlify does it; each function was unpacked alone, and answered.');
