import type { ParseArgsOptionsConfig } from 'node:util';
import { firm } from '../forms/runtime/firm.ts';

const RETENTION = `${firm.enquiryRetentionMonths}mo`;

const FILTERS = {
  state: { type: 'string' },
  form: { type: 'string' },
  name: { type: 'string' },
  service: { type: 'string' },
  since: { type: 'string' },
  search: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

const TABLE = { to: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

const YES = { yes: { type: 'boolean' } } as const satisfies ParseArgsOptionsConfig;

const FILTER_LINES = `  --state S     waiting, delivered or suspect
  --form F      contact or callback
  --name TEXT   part of the name or of the company
  --service ID  such as taxation
  --since WHEN  a day (2026-03-01) or an age (7d, 2mo, 1y): only these days are read
  --search TEXT a phone number, an e-mail address, a reference, or words of any field`;

const TABLE_LINES = '  --to FILE     into a new file that only you can read; in Excel open it by Data > From Text/CSV';

type Command = { usage: string; summary: string; details: string; options: ParseArgsOptionsConfig };

/** Every command, with its options and help text. */
export const COMMANDS = {
  list: {
    usage: 'list [--state S] [--form F] [--name TEXT] [--service ID] [--since WHEN] [--search TEXT]',
    summary: 'every enquiry, a line each',
    details: FILTER_LINES,
    options: FILTERS,
  },
  show: {
    usage: 'show ID',
    summary: 'all of one',
    details: '  ID            the reference in a mail or a list, or 6 or more digits of the id',
    options: {},
  },
  export: {
    usage: 'export [--to FILE.csv] [--since WHEN] [--state S] | --all --to FILE.jsonl',
    summary: 'enquiries as a CSV table, or all that is stored as a backup',
    details: `${TABLE_LINES}\n  --all         enquiries and newsletter as they are stored, for import\nand the filters of list:\n${FILTER_LINES}`,
    options: { ...FILTERS, ...TABLE, all: { type: 'boolean' } },
  },
  import: {
    usage: 'import FILE.jsonl [--yes]',
    summary: 'restore a backup that export --all made',
    details: `  Present entries of the store stay as they are; nothing that was delivered is mailed again. Who left the
  newsletter and what was deleted since the backup come back: delete them again.
  --yes         do not ask`,
    options: YES,
  },
  stats: {
    usage: 'stats [--since WHEN] [--service ID] [--form F]',
    summary: 'enquiries by week and by service, median time to delivery',
    details: FILTER_LINES,
    options: FILTERS,
  },
  resend: {
    usage: 'resend ID',
    summary: 'mail one to the office now',
    details: '  A suspect counts as trusted afterwards.',
    options: {},
  },
  delete: {
    usage: 'delete ID [--yes]',
    summary: 'remove one for good',
    details: '  --yes         do not ask',
    options: YES,
  },
  purge: {
    usage: `purge [--older-than ${RETENTION}] [--state S] [--dry-run] [--yes]`,
    summary: 'remove old enquiries',
    details: `  --older-than  24mo, 90d or 2y; ${RETENTION} where left out, as the privacy page promises
  --state S     delivered or suspect alone
  --dry-run     only say what would go
  --yes         do not ask
  What was never delivered stays.`,
    options: {
      ...YES,
      state: FILTERS.state,
      'older-than': { type: 'string', default: RETENTION },
      'dry-run': { type: 'boolean' },
    },
  },
} as const satisfies Record<string, Command>;

export type CommandName = keyof typeof COMMANDS;

export const isCommand = (word: string): word is CommandName => Object.hasOwn(COMMANDS, word);

const SUMMARIES = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(13)} ${summary}`);

/** Output of `--help` without a command. */
export const USAGE = `npm run enquiries -- <command>

${SUMMARIES.join('\n')}

For example:
  npm run enquiries -- list --since 1d                    what came since yesterday
  npm run enquiries -- list --search '0712 345 678'       everything of a caller
  npm run enquiries -- show AB-24-11705                   all of one, by the reference that its sender quotes
  npm run enquiries -- resend e1158b79ffb1                bring a suspect to the mailbox
  npm run enquiries -- export --since 1mo --to november.csv

npm run enquiries -- <command> --help tells the options of one. Times are in Dar es Salaam time.
The local store in DATA_DIR (.data) is used, or with NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN that
of the published site.`;

/** Returns the output of `<command> --help`. */
export function usageOf(name: CommandName): string {
  const { usage, summary, details } = COMMANDS[name];
  return `npm run enquiries -- ${usage}\n\n${summary}\n\n${details}`;
}
