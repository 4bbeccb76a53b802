import { createInterface } from 'node:readline';
import { checkTree } from '../check/checkTree.ts';
import { readContentTree } from '../check/contentTree.ts';
import { formatJson } from '../check/fixContent.ts';
import { formatIssue } from '../issues/contentIssue.ts';
import { askFor, idFrom, isOptional, type Person } from './answers.ts';
import { ENTRY_KINDS, type EntryKind } from './entryKinds.ts';
import { writeEntry } from './writeEntry.ts';

/** The project to write to, and the terminal for questions. */
export type CommandContext = { root: string; input: NodeJS.ReadableStream; output: NodeJS.WritableStream };

const USAGE = `npm run new -- <kind>

  ${Object.keys(ENTRY_KINDS).join(', ')}

asks for each field, writes the entry and its text, and says what remains. Enter alone ends a list.`;

/** Returns the fields in the order of the questions: the name first, since the id is derived from it. */
function fieldsOf({ schema, text }: EntryKind): [name: string, field: unknown][] {
  const shape: Record<string, unknown> = { ...schema.shape, ...text?.schema.shape };
  const names = Object.keys(shape).filter((name) => !['id', 'title', 'name'].includes(name));
  const first = ['title', 'name', 'id'].filter((name) => name in shape);
  return [...first, ...names].map((name) => [name, shape[name]]);
}

/** Collects the values of an entry, derived or answered. */
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

/** Asks for all values of an entry; throws if the answers end early. */
async function interview(kind: EntryKind, { input, output }: CommandContext): Promise<Record<string, unknown>> {
  const terminal = createInterface({ input, output });
  const lines = terminal[Symbol.asyncIterator]();
  const ask = async (question: string) => {
    terminal.setPrompt(question);
    terminal.prompt();
    const { value, done } = await lines.next();
    if (done) throw new Error('\nThe answers end here. Nothing is written.');
    return value;
  };
  const say = (line: string) => output.write(`${line}\n`);
  return collect(kind, { ask, say }).finally(() => terminal.close());
}

/**
 * Asks for an entry of a kind, writes it, and prints the remaining steps.
 *
 * @throws Error with advice for an unknown kind, or if the answers end early
 */
export async function makeEntry(name: string, context: CommandContext): Promise<void> {
  const { root, output } = context;
  const kind = Object.hasOwn(ENTRY_KINDS, name) ? ENTRY_KINDS[name] : undefined;
  if (!kind) throw new Error(['', '--help', '-h'].includes(name) ? USAGE : `There is no kind '${name}'.\n\n${USAGE}`);
  const values = await interview(kind, context);
  const files = writeEntry(root, kind, values);
  formatJson([kind.file], root);
  const say = (line: string) => output.write(`${line}\n`);
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
