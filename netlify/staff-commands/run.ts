import { parseArgs } from 'node:util';
import { firm } from '../forms/runtime/firm.ts';
import { exportCsv, list, purge, remove, resend, show, subscribers } from './commands.ts';
import type { StaffStore } from './staffStore.ts';

/** What the command can do. */
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

/** What the words of a command line came to. */
export type StaffOutput = { text: string; file: string | undefined };

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

/** Runs one command line. Throws with words for a person where it cannot be done. */
export async function run(words: readonly string[], store: StaffStore, now: Date): Promise<StaffOutput> {
  const { values, positionals } = parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true });
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
