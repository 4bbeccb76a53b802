import { findPlaceholders } from '../content/check/launchCheck.ts';
import { COLLECTIONS } from '../content/source/collections.ts';
import { readSource } from '../content/source/contentSource.ts';

/**
 * Build step that reports how many placeholders are left. Once `launchedOn` in content/firm.json is set, a production build
 * fails if there are any. `npm run launch-check` lists them.
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
