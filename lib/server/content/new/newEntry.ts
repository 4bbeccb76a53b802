/**
 * `npm run new -- <kind> [--field value ...]`: asks what an entry of content/ needs, writes it, and says what remains. Every
 * answer may stand in the command instead; without a terminal all have to.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { createInterface, type Interface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { recordAddresses } from '../check/addresses.ts';
import { checkContent } from '../check/checkContent.ts';
import { formatIssue } from '../issues/contentIssue.ts';
import { hintOf, idFrom, isOptional, readAnswer, refusalOf } from './answers.ts';
import { ENTRY_KINDS, type EntryKind } from './entryKinds.ts';
import { writeEntry } from './writeEntry.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const USAGE = `npm run new -- <kind>

  ${Object.keys(ENTRY_KINDS).join(', ')}

asks for each field, writes the entry and its text, and says what remains. An answer may stand in the
command: npm run new -- person --name "Neema Example" --experience 9`;

/** Fields in the order of the questions: the name first, since the id follows from it. */
function fieldsOf({ schema, text }: EntryKind): [name: string, field: unknown][] {
  const shape: Record<string, unknown> = { ...schema.shape, ...text?.schema.shape };
  const names = Object.keys(shape).filter((name) => !['id', 'title', 'name'].includes(name));
  const first = ['title', 'name', 'id'].filter((name) => name in shape);
  return [...first, ...names].map((name) => [name, shape[name]]);
}

/** Asks until the answer is right; Enter takes what is suggested. */
async function ask(terminal: Interface, name: string, field: unknown, suggested: string): Promise<unknown> {
  for (;;) {
    const ending = suggested === '' ? '' : ` [${suggested}]`;
    const typed = (await terminal.question(`${name} (${hintOf(field)})${ending}: `)).trim() || suggested;
    const value = readAnswer(field, typed);
    const refusal = refusalOf(field, value);
    if (refusal === undefined) return value;
    say(`  ${refusal}`);
  }
}

type Given = Readonly<Record<string, string | undefined>>;

/** The value of a flag. */
function readFlag(name: string, field: unknown, typed: string): unknown {
  const value = readAnswer(field, typed);
  const refusal = refusalOf(field, value);
  if (refusal !== undefined) throw new Error(`--${name} "${typed}": ${refusal} (${hintOf(field)}).`);
  return value;
}

/** The values of an entry from flags, from what follows from them, and from a person. */
async function collect(kind: EntryKind, given: Given, terminal: Interface | undefined) {
  const values: Record<string, unknown> = {};
  const missing: string[] = [];
  const askFor = async (name: string, field: unknown) => {
    const suggested = name === 'id' ? idFrom(String(values.title ?? values.name ?? '')) : '';
    if (terminal) return ask(terminal, name, field, suggested);
    if (suggested === '') missing.push(`  --${name}  ${hintOf(field)}`);
    return suggested;
  };
  for (const [name, field] of fieldsOf(kind)) {
    const typed = given[name];
    const isLeftOut = isOptional(field) && !(terminal && kind.asked?.includes(name));
    if (typed !== undefined) values[name] = readFlag(name, field, typed);
    else values[name] = kind.follows(values)[name] ?? (isLeftOut ? undefined : await askFor(name, field));
  }
  if (missing.length > 0) throw new Error(`These answers are missing:\n${missing.join('\n')}`);
  return values;
}

/** Puts the list into the form that the checks of the project expect. */
function format(files: readonly string[], root: string): void {
  const lists = files.filter((file) => file.endsWith('.json'));
  spawnSync('biome', ['format', '--write', ...lists], { cwd: root, stdio: 'ignore' });
}

async function newEntry([name = '', ...args]: readonly string[]): Promise<void> {
  const kind = Object.hasOwn(ENTRY_KINDS, name) ? ENTRY_KINDS[name] : undefined;
  if (!kind) throw new Error(['', '--help', '-h'].includes(name) ? USAGE : `There is no kind '${name}'.\n\n${USAGE}`);
  const options = Object.fromEntries(fieldsOf(kind).map(([field]) => [field, { type: 'string' as const }]));
  const { values: given } = parseArgs({ args: [...args], options });
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined;
  const root = resolve('.');
  const values = await collect(kind, given, terminal).finally(() => terminal?.close());
  const files = writeEntry(root, kind, values);
  format(files, root);
  recordAddresses(root);
  say(`Wrote ${files.join(' and ')}.`);
  for (const step of kind.next) say(`Next: ${step}`);
  const { issues } = await checkContent(root);
  for (const issue of issues) say(formatIssue(issue));
  say(
    issues.length === 0
      ? 'The content has no mistakes.'
      : 'These remain. Correct them, then run npm run content:check.',
  );
}

await newEntry(process.argv.slice(2)).catch((error) => {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    `${/^Unknown option/.test(message) ? `${message.split('. ')[0]}. It is no field of this kind.` : message}\n`,
  );
  process.exitCode = 1;
});
