import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { firm } from '../forms/runtime/firm.ts';
import { exportCsv, list, purge, remove, resend, show, subscribers } from './commands.ts';
import { openStaffStore, type StaffStore } from './staffStore.ts';

export const USAGE = `npm run enquiries -- <command>

  list                            every enquiry, a line each
  show ID                         all of one; its first 6 digits are enough
  export --csv                    every enquiry for a spreadsheet
  resend ID                       mail one to the office now
  delete ID                       remove one for good
  purge [--older-than ${`${firm.enquiryRetentionMonths}mo`}] [--dry-run]   remove what is older (24mo, 90d, 2y)
  subscribers --csv               confirmed newsletter addresses with their links to leave

A table goes to the console, or with --to FILE into a new file. The local store in DATA_DIR
(.data) is used, or with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN that of the published site.`;

/** Output of a command, and the file for it; undefined for the console. */
type StaffOutput = { text: string; file: string | undefined };

const OPTIONS = {
  csv: { type: 'boolean', default: false },
  'older-than': { type: 'string', default: `${firm.enquiryRetentionMonths}mo` },
  'dry-run': { type: 'boolean', default: false },
  to: { type: 'string' },
} as const;

function only<Value>(values: readonly Value[], command: string): Value {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error(`${command} needs one ID.\n\n${USAGE}`);
  return value;
}

/** `npm run enquiries -- <command>`. Throws an Error with a text for people where a command cannot be run. */
export async function run(args: readonly string[], store: StaffStore, now: Date): Promise<StaffOutput> {
  const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  const [command = '', ...ids] = positionals;
  const tableNeedsFormat = () => {
    if (!values.csv) throw new Error(`${command} needs --csv.`);
  };
  const commands: Record<string, () => Promise<string>> = {
    list: () => list(store),
    show: () => show(store, only(ids, command)),
    export: async () => {
      tableNeedsFormat();
      return exportCsv(store);
    },
    resend: () => resend(store, only(ids, command), now),
    delete: () => remove(store, only(ids, command)),
    purge: () => purge(store, values['older-than'], now, values['dry-run']),
    subscribers: async () => {
      tableNeedsFormat();
      return subscribers(store, now);
    },
  };
  const chosen = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (chosen === undefined) throw new Error(USAGE);
  return { text: await chosen(), file: values.to };
}

async function main(): Promise<void> {
  const store = await openStaffStore(process.env);
  try {
    const { text, file } = await run(process.argv.slice(2), store, new Date());
    if (file === undefined) process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
    // Readable by its owner only, and never over another file, because it holds what visitors wrote.
    else await writeFile(file, text, { flag: 'wx', mode: 0o600 });
  } finally {
    await store.close();
  }
}

if (import.meta.main) {
  main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}
