/**
 * `npm run enquiries -- <command>`: everything staff can do with stored entries other than answering e-mails. Uses the
 * published store if NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, otherwise the local one.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { ENQUIRY_FIELDS } from '../../lib/enquiry/fields.ts';
import { serviceLabel } from '../../lib/enquiry/serviceOptions.ts';
import { toCsv } from '../../lib/money/csv.ts';
import { mailNow } from '../forms/enquiry/deliver.ts';
import { reference } from '../forms/enquiry/enquiryRecord.ts';
import { receivedText, suspicionText } from '../forms/mail/composeMail.ts';
import { processConcurrently } from '../forms/runtime/processConcurrently.ts';
import { backupText, restoreText } from './backup.ts';
import {
  type Filter,
  findByReference,
  findMatching,
  findOfPerson,
  type Located,
  localTime,
  STATES,
} from './findEnquiries.ts';
import { openStaffStore, type StaffStore } from './staffStore.ts';

const USAGE = `npm run enquiries -- <command>

  list   [filters]                        a line each
  show   REFERENCE ...                    all of one or several
  resend REFERENCE ... | filters          mail them to the office now
  delete REFERENCE ... | filters [--yes]  remove them for good
  forget E-MAIL or PHONE [--yes]          remove all that a person has sent by any form
  export [filters] [--to FILE.csv]        a table for a spreadsheet
  export --all --to FILE.jsonl [--local]  a backup of all that is stored
  import FILE.jsonl [--yes]               restore a backup; what is there stays as it is

The mail gives the reference, such as AB-24-11705. Any spelling works. Filters:
  --kind K       contact, callback or newsletter
  --state S      waiting or delivered
  --marked       those that a program may have sent
  --since WHEN   a day (2026-03-01) or an age (7d, 2mo, 1y)
  --search TEXT  a phone number, an email address, or words of any field

For example:
  npm run enquiries -- list --search '0712 345 678'
  npm run enquiries -- export --kind newsletter --to readers.csv
  npm run enquiries -- delete --marked --since 1d

Times are in Dar es Salaam time. With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN the commands work on the
published store, else on the local one in DATA_DIR (.data).`;

/** Asks for confirmation; false cancels. */
type Confirm = (question: string) => Promise<boolean>;

/** A command's output, the file to write it to, if any, and the number of entries in a backup. */
export type StaffOutput = { content: string; file?: string | undefined; count?: number };

const ERASED_AT_ONCE = 20;
const NAME_WIDTH = 28;

/** Makes a visitor's text safe to print on one terminal line, without control characters and direction marks. */
const printable = (text: string): string => text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ');

const stateOf = ({ folder, record }: Located) =>
  record.delivery.textRefused === undefined ? STATES[folder] : 'no text';

function lineOf(located: Located): string {
  const { id, receivedAt, form, suspicion, values } = located.record;
  return [
    reference(id),
    localTime(receivedAt),
    stateOf(located).padEnd(9),
    form.padEnd(10),
    printable(values.name || values.email)
      .slice(0, NAME_WIDTH)
      .padEnd(NAME_WIDTH),
    serviceLabel(values.service),
    ...(suspicion === undefined ? [] : [`(${suspicionText(located.record)})`]),
  ]
    .join('  ')
    .trimEnd();
}

const list = (located: readonly Located[], { name }: StaffStore): string =>
  [...located.map(lineOf), `${located.length} in ${name}. Times are in Dar es Salaam time.`].join('\n');

function showOne(located: Located): string {
  const { id, form, receivedAt, suspicion, consent, delivery, values } = located.record;
  const timeOrText = (value: unknown) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? localTime(value) : String(value);
  const lines = [
    ['reference', reference(id)],
    ['kind', form],
    ['state', stateOf(located)],
    ['received', `${receivedText(receivedAt, 'en')} (Dar es Salaam)`],
    ...(suspicion === undefined ? [] : [['mark', suspicionText(located.record)]]),
    ...(consent === undefined ? [] : [['agreed to', consent]]),
    ...Object.entries(delivery).map(([name, value]) => [name, timeOrText(value)]),
    ...ENQUIRY_FIELDS.filter((field) => field !== 'message').map((field) => [field, printable(values[field])]),
    ['id', id],
  ];
  const message = values.message.split('\n').map((line) => `  ${printable(line)}`);
  return [...lines.map(([name = '', value = '']) => `${`${name}:`.padEnd(15)}${value}`), 'message:', ...message].join(
    '\n',
  );
}

/** Table columns with their values. The newsletter's table has the columns that mailing software needs. */
const COLUMNS: readonly [name: string, value: (located: Located) => string][] = [
  ['reference', ({ record }) => reference(record.id)],
  ['kind', ({ record }) => record.form],
  ['state', stateOf],
  ['mark', ({ record }) => (record.suspicion === undefined ? '' : suspicionText(record))],
  ['received', ({ record }) => localTime(record.receivedAt)],
  ['delivered', ({ record: { delivery } }) => (delivery.deliveredAt ? localTime(delivery.deliveredAt) : '')],
  ...ENQUIRY_FIELDS.map((field): [string, (located: Located) => string] => [
    field,
    ({ record }) => record.values[field],
  ]),
  ['consent', ({ record }) => record.consent ?? ''],
];
const OF_NEWSLETTER = ['reference', 'received', 'email', 'consent'];

function table(located: readonly Located[], kind: string | undefined): string {
  const columns = COLUMNS.filter(([name]) => kind !== 'newsletter' || OF_NEWSLETTER.includes(name));
  return toCsv([columns.map(([name]) => name), ...located.map((one) => columns.map(([, value]) => value(one)))]);
}

async function resend(located: readonly Located[], store: StaffStore): Promise<string[]> {
  const { enquiries, settings } = store;
  const lines: string[] = [];
  for (const entry of located) {
    const mail = reference(entry.record.id);
    const textRefused = await mailNow(entry, enquiries, store);
    const { mailRoute } = settings;
    if (textRefused !== undefined) lines.push(`The mail server refuses the text of ${mail}: sent without it.`);
    else if (mailRoute.kind !== 'folder') lines.push(`Sent ${mail}.`);
    else lines.push(`The mail of ${mail} is in ${mailRoute.directory}. None was sent.`);
  }
  return lines;
}

async function remove(located: readonly Located[], { enquiries, name }: StaffStore, confirm: Confirm) {
  const [oldest] = located;
  if (oldest === undefined) return ['There is nothing to delete.'];
  const { id, receivedAt, values } = oldest.record;
  const first = `${reference(id)}, ${printable(values.name || values.email)}, received ${localTime(receivedAt)}`;
  const what = located.length === 1 ? first : `${located.length} enquiries, the oldest ${first},`;
  if (!(await confirm(`Delete ${what} from ${name} for good?`))) return ['Nothing was deleted.'];
  await processConcurrently(located, { atOnce: ERASED_AT_ONCE }, (entry) => enquiries.erase(entry.name));
  return [`Deleted from ${name}: ${located.map(({ record }) => reference(record.id)).join(' ')}`];
}

const FILTERS = {
  kind: { type: 'string' },
  state: { type: 'string' },
  marked: { type: 'boolean' },
  since: { type: 'string' },
  search: { type: 'string' },
} as const;
const OPTIONS = {
  ...FILTERS,
  to: { type: 'string' },
  all: { type: 'boolean' },
  local: { type: 'boolean' },
  yes: { type: 'boolean' },
} as const satisfies ParseArgsOptionsConfig;

type Values = Filter & { to?: string | undefined; all?: boolean; local?: boolean; yes?: boolean };
type Call = { values: Values; words: string[]; store: StaffStore; confirm: Confirm };

/**
 * Runs an action on enquiries selected by reference or by filter, one of which is required. Adds the references that match
 * no enquiry.
 */
async function onChosen(
  { values, words, store }: Call,
  act: (found: readonly Located[]) => Promise<string[]> | string[],
): Promise<string[]> {
  const isFiltered = Object.keys(FILTERS).some((name) => name in values);
  if ((words.length === 0) !== isFiltered) throw new Error(`Write references, or filters.\n\n${USAGE}`);
  if (isFiltered) return act(await findMatching(store, values));
  const { found, missing } = await findByReference(store, words);
  if (found.length === 0) throw new Error(`There is no enquiry ${missing.join(', ')}.`);
  return [...(await act(found)), ...missing.map((key) => `There is no enquiry ${key}.`)];
}

async function backup({ values: { to, local }, store }: Call): Promise<StaffOutput> {
  if (to === undefined) throw new Error('export --all needs --to FILE.jsonl.');
  if (store.settings.context !== 'production' && !local) {
    throw new Error('Set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN for a backup, or add --local for one of this machine.');
  }
  const content = await backupText(store);
  if (content === '') throw new Error(`There are no entries in ${store.name}: no backup was written.`);
  return { content, file: to, count: content.split('\n').length - 1 };
}

const COMMANDS: Readonly<Record<string, (call: Call) => Promise<string | StaffOutput>>> = {
  list: async ({ values, store }) => list(await findMatching(store, values), store),
  show: async (call) => (await onChosen(call, (found) => found.map(showOne))).join('\n\n'),
  resend: async (call) => (await onChosen(call, (found) => resend(found, call.store))).join('\n'),
  delete: async (call) => (await onChosen(call, (found) => remove(found, call.store, call.confirm))).join('\n'),
  forget: async ({ words, store, confirm }) =>
    (await remove(await findOfPerson(store, words.join(' ')), store, confirm)).join('\n'),
  export: async (call) => {
    const { values, store } = call;
    if (values.all) return backup(call);
    return { content: table(await findMatching(store, values), values.kind), file: values.to };
  },
  import: async ({ words: [file, ...others], store, confirm }) => {
    if (file === undefined || others.length > 0) throw new Error(`import needs one FILE.\n\n${USAGE}`);
    return restoreText(store, await readFile(file, 'utf8'), confirm);
  },
};

/**
 * Runs a command.
 * @param confirm asks before anything is deleted; not called with --yes
 * @throws Error with a readable message if a command cannot run
 */
export async function run(args: readonly string[], store: StaffStore, confirm: Confirm): Promise<StaffOutput> {
  const [name = '', ...rest] = args;
  if (args.some((word) => ['--help', '-h', 'help'].includes(word))) return { content: USAGE };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) throw new Error(name === '' ? USAGE : `There is no command '${name}'.\n\n${USAGE}`);
  let values: Values;
  let words: string[];
  try {
    ({ values, positionals: words } = parseArgs({ args: rest, options: OPTIONS, allowPositionals: true }));
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error);
    throw new Error(`${reason}.\n\n${USAGE}`);
  }
  const output = await command({ values, words, store, confirm: values.yes ? async () => true : confirm });
  return typeof output === 'string' ? { content: output } : output;
}

/** Asks for confirmation on the terminal. Scripts have no terminal and must use --yes. */
async function confirmOnTerminal(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error(`${question}\nNobody is there to answer: nothing was done. Add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

async function main(): Promise<void> {
  const store = await openStaffStore(process.env);
  try {
    const { content, file, count } = await run(process.argv.slice(2), store, confirmOnTerminal);
    if (file === undefined) {
      process.stdout.write(content.endsWith('\n') ? content : `${content}\n`);
      return;
    }
    // A new file that only its owner can read, because it contains visitors' texts.
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    const entries = count === undefined ? '' : `: ${count} entries`;
    process.stdout.write(`Wrote ${file}, from ${store.name}${entries}.\n`);
  } finally {
    await store.close();
  }
}

/** Explains a failure, because neither the store's client nor the file system suggests what to do. */
function explain(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (message.startsWith('EEXIST')) return `${message}. Choose another name, or move the file away first.`;
  if (!/Netlify Blobs|fetch failed/.test(message)) return message;
  return `The store did not answer (${message}). Are NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN right, and is there a network?`;
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(explain(error));
    process.exitCode = 1;
  });
}
