/**
 * `npm run new -- <kind>`: asks what an entry of content/ needs, one value a question, writes it, and says what remains.
 * Without a terminal the answers are the lines of the input.
 */
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { recordAddresses } from '../check/addresses.ts';
import { checkTree } from '../check/checkTree.ts';
import { readContentTree } from '../check/contentTree.ts';
import { formatJson } from '../check/fixContent.ts';
import { formatIssue } from '../issues/contentIssue.ts';
import { askFor, idFrom, isOptional, type Person } from './answers.ts';
import { ENTRY_KINDS, type EntryKind } from './entryKinds.ts';
import { writeEntry } from './writeEntry.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

const USAGE = `npm run new -- <kind>

  ${Object.keys(ENTRY_KINDS).join(', ')}

asks for each field, writes the entry and its text, and says what remains. Enter alone ends a list.`;

/** Fields in the order of the questions: the name first, since the id follows from it. */
function fieldsOf({ schema, text }: EntryKind): [name: string, field: unknown][] {
  const shape: Record<string, unknown> = { ...schema.shape, ...text?.schema.shape };
  const names = Object.keys(shape).filter((name) => !['id', 'title', 'name'].includes(name));
  const first = ['title', 'name', 'id'].filter((name) => name in shape);
  return [...first, ...names].map((name) => [name, shape[name]]);
}

/** The values of an entry from what follows from earlier ones, and from a person. */
async function collect(kind: EntryKind, person: Person): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const [name, field] of fieldsOf(kind)) {
    const suggested = name === 'id' ? idFrom(String(values.title ?? values.name)) : '';
    const isLeftOut = isOptional(field) && !kind.asked?.includes(name);
    values[name] =
      kind.follows(values)[name] ?? (isLeftOut ? undefined : await askFor(person, name, field, { suggested }));
  }
  return values;
}

/** Asks for all values of an entry; throws where the answers end before. */
async function interview(kind: EntryKind): Promise<Record<string, unknown>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error('\nThe answers end here. Nothing is written.');
    return value;
  };
  return collect(kind, { ask, say }).finally(() => terminal.close());
}

async function newEntry(name = ''): Promise<void> {
  const kind = Object.hasOwn(ENTRY_KINDS, name) ? ENTRY_KINDS[name] : undefined;
  if (!kind) throw new Error(['', '--help', '-h'].includes(name) ? USAGE : `There is no kind '${name}'.\n\n${USAGE}`);
  const root = resolve('.');
  const values = await interview(kind);
  const files = writeEntry(root, kind, values);
  formatJson([kind.file], root);
  recordAddresses(root);
  say(`Wrote ${files.join(' and ')}.`);
  for (const step of kind.next) say(`Next: ${step}`);
  const { issues } = await checkTree(readContentTree(root));
  for (const issue of issues) say(formatIssue(issue));
  say(
    issues.length === 0
      ? 'The content has no mistakes.'
      : 'These remain. Correct them, then run npm run content:check.',
  );
}

/** `npm run new -- guide --help` asks nothing. */
const [name, ...options] = process.argv.slice(2);
const isHelp = options.some((option) => ['--help', '-h'].includes(option));

await newEntry(isHelp ? '--help' : name).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
