import { isEmailAddress } from '../../lib/enquiry/emailAddress.ts';
import type { Environment } from '../forms/runtime/settings.ts';
import { SHORTEST_SECRET } from '../newsletter/secret.ts';

/** A variable of the published site and its report. */
type Variable = {
  name: string;
  /** True where mail or newsletter do not work without it. */
  isNeeded: boolean;
  isWellFormed: (value: string) => boolean;
  /** What is wrong with a malformed value, without repeating it. */
  fault: string;
  /** What happens while it is missing or malformed. */
  without: string;
  /** What to set. */
  example: string;
};

/** A line for each variable, and whether the site can be published. */
export type EnvironmentReport = { lines: string[]; isReady: boolean };

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  try {
    decodeURIComponent(`${username}${password}`);
  } catch {
    return false;
  }
  return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
}

function isWebUrl(value: string): boolean {
  return URL.canParse(value) && ['https:', 'http:'].includes(new URL(value).protocol);
}

const VARIABLES: readonly Variable[] = [
  {
    name: 'SMTP_URL',
    isNeeded: true,
    isWellFormed: isMailServer,
    fault: 'is not the address of a mail server',
    without: 'no mail is sent, and enquiries stay pending in the store',
    example: 'smtps://user:password@mail.example:465, with special characters of the password percent-encoded',
  },
  {
    name: 'FORMS_SECRET',
    isNeeded: true,
    isWellFormed: (value) => value.length >= SHORTEST_SECRET,
    fault: `is shorter than ${SHORTEST_SECRET} characters`,
    without: 'the newsletter answers 503',
    example: `${SHORTEST_SECRET} random characters or more, as "openssl rand -hex 32" prints them`,
  },
  {
    name: 'MAIL_TO',
    isNeeded: false,
    isWellFormed: isEmailAddress,
    fault: 'is not an e-mail address',
    without: 'enquiries go to the e-mail address of content/firm.json',
    example: 'office@firm.example, the mailbox that the office reads',
  },
  {
    name: 'MAIL_FROM',
    isNeeded: false,
    isWellFormed: isEmailAddress,
    fault: 'is not an e-mail address',
    without: "mail comes from 'website' in the domain of the e-mail address of content/firm.json",
    example: 'website@firm.example, a sender that the mail server may use, without a name beside it',
  },
  {
    name: 'ALERT_URL',
    isNeeded: false,
    isWellFormed: isWebUrl,
    fault: 'is not a web address',
    without: 'nobody outside the mailbox is told when an enquiry stays undelivered',
    example: 'https://chat.example/webhook, where a chat service takes messages',
  },
];

/** A malformed value is an error even of an optional variable, because its default is not used then. */
function checkVariable({ name, isNeeded, isWellFormed, fault, without, example }: Variable, value: string) {
  if (value === '') {
    const line = `${isNeeded ? 'missing ' : 'optional'}  ${name} is not set: ${without}. Set it to ${example}.`;
    return { line, isBad: isNeeded };
  }
  if (isWellFormed(value)) return { line: `ok        ${name}`, isBad: false };
  const effect = isNeeded ? without : 'what uses it fails';
  return { line: `wrong     ${name} ${fault}: ${effect}. Set it to ${example}.`, isBad: true };
}

/** Checks the variables that the published forms read. No line contains a value, because they are secrets. */
export function checkEnvironment(env: Environment): EnvironmentReport {
  const checked = VARIABLES.map((variable) => checkVariable(variable, env[variable.name] ?? ''));
  return { lines: checked.map(({ line }) => line), isReady: checked.every(({ isBad }) => !isBad) };
}

/** `node netlify/staff-commands/checkEnvironment.ts` (npm run deploy:check): exit code 1 where the site is not ready. */
function main(): void {
  const { lines, isReady } = checkEnvironment(process.env);
  const verdict = isReady ? 'Ready to be published' : 'Not ready to be published';
  process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
  if (!isReady) process.exitCode = 1;
}

if (import.meta.main) main();
