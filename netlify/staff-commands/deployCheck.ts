import { checkEnvironment } from './checkEnvironment.ts';

/**
 * `node netlify/staff-commands/deployCheck.ts` (npm run deploy:check): what the environment still lacks for the published site;
 * ends with exit code 1 where it is not enough.
 */
const { lines, isReady } = checkEnvironment(process.env);

for (const line of lines) process.stdout.write(`${line}\n`);
if (isReady) {
  process.stdout.write('Ready to be published\n');
} else {
  process.stdout.write('Not ready to be published\n');
  process.exitCode = 1;
}
