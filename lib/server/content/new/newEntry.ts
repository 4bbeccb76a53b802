/**
 * `npm run new -- <kind>`: asks for an entry of content/, one value a question, writes it, and prints the remaining
 * steps. Without a terminal the answers are the lines of the input. `npm run new -- guide --help` asks nothing.
 */
import { resolve } from 'node:path';
import { makeEntry } from './makeEntry.ts';

const [name = '', ...options] = process.argv.slice(2);
const isHelp = options.some((option) => ['--help', '-h'].includes(option));
const context = { root: resolve('.'), input: process.stdin, output: process.stdout };

await makeEntry(isHelp ? '--help' : name, context).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
