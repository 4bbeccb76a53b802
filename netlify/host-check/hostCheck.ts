/**
 * `npm run host:check`: builds and packs the site as Netlify does, by its own command line, then unpacks each function alone
 * and asks it once. `-- --packed FOLDER` only looks at functions that are packed already. Needs a network, but no account.
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { NETLIFY_CLI } from './netlifyCli.ts';
import { checkPackedFunctions } from './packedFunctions.ts';

const PACKED = '.netlify/functions';

function build(): boolean {
  const args = ['--yes', '--package', NETLIFY_CLI, 'netlify', 'build', '--offline', '--context', 'deploy-preview'];
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
