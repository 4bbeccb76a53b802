import { findPlaceholders } from '../content/check/launchCheck.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { readSource } from '../content/source/contentSource.ts';

/**
 * A step of the build: says how many placeholders are left. Before the launch every build goes on. Once `launchedOn` of
 * content/firm.json is set, a build for the public stops while one is left. `npm run launch-check` lists them.
 */
const root = process.argv[2] ?? '.';
const count = [...findPlaceholders(root)].length;
const isLaunched = Object.hasOwn(Object(readSource(COLLECTIONS.firm.file, root).value), 'launchedOn');

console.log(`Placeholders left: ${count}`);
if (count > 0 && isLaunched && process.env.CONTEXT === 'production') {
  console.error(
    'The site is launched, so the public must see none: npm run launch-check lists them. ' +
      'Before the launch leave launchedOn out of content/firm.json.',
  );
  process.exitCode = 1;
}
