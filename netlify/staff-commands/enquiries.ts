import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { backupText, restoreText } from './backup.ts';
import { type Confirm, list, purge, remove, resend, show } from './commands.ts';
import { toCsv } from './csv.ts';
import { type Filter, readMatching } from './located.ts';
import { openStaffStore, type StaffStore } from './staffStore.ts';
import { statsText } from './stats.ts';
import { enquiryTable } from './tables.ts';
import { COMMANDS, type CommandName, isCommand, USAGE, usageOf } from './usage.ts';
import { writeNewFile } from './writeNewFile.ts';

/** Output of a command, and the file for it; undefined for the console. */
export type StaffOutput = { content: string; file: string | undefined };

type Values = Readonly<Record<string, unknown>>;
type Call = { values: Values; ids: string[]; store: StaffStore; now: Date; confirm: Confirm };

const text = (values: Values, name: string) => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

function filterOf(values: Values): Filter {
  const names = ['state', 'form', 'name', 'service', 'since', 'search'] as const;
  const given = names.flatMap((name) => {
    const value = text(values, name);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
}

function onlyId([id, ...others]: readonly string[], command: CommandName, what = 'ID'): string {
  if (id === undefined || others.length > 0) throw new Error(`${command} needs one ${what}.\n\n${usageOf(command)}`);
  return id;
}

/** Creates the file of a backup, readable only by its owner; a backup is never printed. */
function backupFile(values: Values): string {
  const file = text(values, 'to');
  if (file === undefined) throw new Error('export --all needs --to FILE.jsonl.');
  return file;
}

const RUN: Record<CommandName, (call: Call) => Promise<string | StaffOutput>> = {
  list: async ({ values, store, now }) => list(await readMatching(store, filterOf(values), now), store),
  show: ({ ids, store }) => show(store, onlyId(ids, 'show')),
  export: async ({ values, store, now }) => {
    if (values.all) return { content: await backupText(store), file: backupFile(values) };
    const { header, rows } = enquiryTable(await readMatching(store, filterOf(values), now));
    return { content: toCsv(header, rows), file: text(values, 'to') };
  },
  import: async ({ ids, store, confirm }) =>
    restoreText(store, await readFile(onlyId(ids, 'import', 'FILE'), 'utf8'), confirm),
  stats: async ({ values, store, now }) => statsText(await readMatching(store, filterOf(values), now)),
  resend: ({ ids, store, now }) => resend(store, onlyId(ids, 'resend'), now),
  delete: ({ ids, store, confirm }) => remove(store, onlyId(ids, 'delete'), confirm),
  purge: ({ values, store, now, confirm }) => {
    const options = {
      olderThan: text(values, 'older-than') ?? '',
      state: text(values, 'state'),
      isDryRun: values['dry-run'] === true,
      now,
    };
    return purge(store, options, confirm);
  },
};

/** Parses the words and options after a command. Throws for an option of another command. */
function parseCall(command: CommandName, args: readonly string[]): { values: Values; ids: string[] } {
  const options = { ...COMMANDS[command].options, help: { type: 'boolean', short: 'h' } } as const;
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { values, ids: positionals };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error);
    throw new Error(`${reason}.\n\n${usageOf(command)}`);
  }
}

/**
 * `npm run enquiries -- <command>`.
 *
 * @param confirm asks before anything is deleted; not called with --yes
 * @throws Error with a message for people if a command cannot be run
 */
export async function run(
  args: readonly string[],
  store: StaffStore,
  now: Date,
  confirm: Confirm,
): Promise<StaffOutput> {
  const [command = '', ...rest] = args;
  if (['--help', '-h', 'help'].includes(command)) return { content: USAGE, file: undefined };
  if (!isCommand(command)) throw new Error(command === '' ? USAGE : `There is no command '${command}'.\n\n${USAGE}`);
  const { values, ids } = parseCall(command, rest);
  if (values.help) return { content: usageOf(command), file: undefined };
  const call = { values, ids, store, now, confirm: values.yes ? async () => true : confirm };
  const output = await RUN[command](call);
  return typeof output === 'string' ? { content: output, file: undefined } : output;
}

/** Asks on the terminal; a script has no terminal and must use --yes. */
async function askOnTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question}\nNobody is there to answer: nothing was done. Add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  const store = await openStaffStore(process.env);
  try {
    const { content, file } = await run(process.argv.slice(2), store, new Date(), askOnTerminal);
    if (file === undefined) {
      process.stdout.write(content.endsWith('\n') ? content : `${content}\n`);
      return;
    }
    await writeNewFile(file, content);
    process.stdout.write(`Wrote ${file}, from ${store.name}.\n`);
  } finally {
    await store.close();
  }
}

/** Explains a failure: the published store's client names neither cause nor cure. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const isStore = /Netlify Blobs|fetch failed/.test(message);
  if (!isStore) return message;
  return `The store did not answer (${message}). Are NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN right, and is there a network?`;
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
