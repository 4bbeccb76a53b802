import { findPlaceholders } from '../content/check/findPlaceholders.ts';

/**
 * A step of the build: says how many placeholders are left, and stops a build for the public where one is, unless
 * PLACEHOLDERS=allowed. `npm run launch-check` lists them.
 */
const count = [...findPlaceholders(process.argv[2] ?? '.')].length;
const { CONTEXT, PLACEHOLDERS } = process.env;

console.log(`Placeholders left: ${count}`);
if (count > 0 && CONTEXT === 'production' && PLACEHOLDERS !== 'allowed') {
  console.error('The public must see none: npm run launch-check lists them. PLACEHOLDERS=allowed builds with them.');
  process.exitCode = 1;
}
