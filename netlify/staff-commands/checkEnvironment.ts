import { isEmailAddress } from '../../lib/enquiry/emailAddress.ts';
import { SHORTEST_TOKEN } from '../forms/health/probe.ts';
import { isOnThisMachine, weakeningOptions } from '../forms/mail/mailServer.ts';
import { firm } from '../forms/runtime/firm.ts';
import { SHORTEST_SECRET, secretFault } from '../forms/runtime/secret.ts';
import type { Environment } from '../forms/runtime/settings.ts';

/** A variable of the published site and its report. */
type Variable = {
  name: string;
  /** True where mail or newsletter do not work without it. */
  isNeeded: boolean;
  /** What is wrong with a value, without repeating it; undefined where it is right. */
  faultOf: (value: string) => string | undefined;
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

function mailServerFault(value: string): string | undefined {
  if (!isMailServer(value)) return 'is not the address of a mail server';
  if (isOnThisMachine(value)) return 'names the machine that the function runs on, which has no mail server';
  const options = weakeningOptions(value);
  return options.length === 0
    ? undefined
    : `would send passwords and enquiries in clear text, or to whoever answers: take ${options.join(' and ')} out of it`;
}

const addressFault = (value: string) => (isEmailAddress(value) ? undefined : 'is not an e-mail address');

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
/** Where the firm's mail and website are: receivers take mail in its name from there alone. */
const OWN_DOMAINS = [domainOf(firm.email), new URL(firm.url).hostname.replace(/^www\./, '')];

function senderFault(value: string): string | undefined {
  const domain = domainOf(value);
  const isOwn = OWN_DOMAINS.some((own) => domain === own || domain.endsWith(`.${own}`));
  return addressFault(value) ?? (isOwn ? undefined : `is not in the firm's domain, ${OWN_DOMAINS[0]}`);
}

function webhookFault(value: string): string | undefined {
  return URL.canParse(value) && new URL(value).protocol === 'https:' ? undefined : 'is not an https address';
}

const VARIABLES: readonly Variable[] = [
  {
    name: 'SMTP_URL',
    isNeeded: true,
    faultOf: mailServerFault,
    without: 'no mail is sent, and enquiries stay pending in the store',
    example: 'smtps://user:password@mail.example:465, with special characters of the password percent-encoded',
  },
  {
    name: 'FORMS_SECRET',
    isNeeded: true,
    faultOf: (value) => secretFault(value)?.replace('FORMS_SECRET ', ''),
    without: 'the newsletter answers 503',
    example: `${SHORTEST_SECRET} random characters or more, as "openssl rand -hex 32" prints them`,
  },
  {
    name: 'MAIL_TO',
    isNeeded: false,
    faultOf: addressFault,
    without: 'enquiries go to the e-mail address of content/firm.json',
    example: 'office@firm.example, the mailbox that the office reads',
  },
  {
    name: 'MAIL_FROM',
    isNeeded: false,
    faultOf: senderFault,
    without: "mail comes from 'website' in the domain of the e-mail address of content/firm.json",
    example: `website@${OWN_DOMAINS[0]}, a sender that the mail server may use, without a name beside it`,
  },
  {
    name: 'ALERT_URL',
    isNeeded: false,
    faultOf: webhookFault,
    without: 'nobody outside the mailbox is told when an enquiry stays undelivered',
    example: 'https://chat.example/webhook, where a chat service takes messages',
  },
  {
    name: 'MAILS_AN_HOUR',
    isNeeded: false,
    faultOf: (value) => (Number(value) > 0 ? undefined : 'is no number above 0'),
    without: 'at most 60 enquiries an hour are mailed one by one, and what comes beyond that in one mail an hour',
    example: '60, or what the mailbox can bear',
  },
  {
    name: 'PROBE_TOKEN',
    isNeeded: false,
    faultOf: (value) => (value.length < SHORTEST_TOKEN ? `is shorter than ${SHORTEST_TOKEN} characters` : undefined),
    without: 'no monitor can send the form without its enquiry reaching the office',
    example: `${SHORTEST_TOKEN} random characters or more, as "openssl rand -hex 32" prints them`,
  },
];

/** One of these must be there: otherwise a mail server that refuses the password is noticed by nobody. */
const WATCHERS = ['ALERT_URL', 'PROBE_TOKEN'];

/** A malformed value is an error even of an optional variable, because its default is not used then. */
function checkVariable({ name, isNeeded, faultOf, without, example }: Variable, value: string) {
  if (value === '') {
    const line = `${isNeeded ? 'missing ' : 'optional'}  ${name} is not set: ${without}. Set it to ${example}.`;
    return { line, isBad: isNeeded };
  }
  const fault = faultOf(value);
  if (fault === undefined) return { line: `ok        ${name}`, isBad: false };
  const effect = isNeeded ? without : 'what uses it fails';
  return { line: `wrong     ${name} ${fault}: ${effect}. Set it to ${example}.`, isBad: true };
}

/** Checks the variables that the published forms read. No line contains a value, because they are secrets. */
export function checkEnvironment(env: Environment): EnvironmentReport {
  const checked = VARIABLES.map((variable) => checkVariable(variable, env[variable.name] ?? ''));
  const lines = checked.map(({ line }) => line);
  const isWatched = WATCHERS.some((name) => env[name]);
  if (!isWatched)
    lines.push(`missing   ${WATCHERS.join(' and ')}: nobody would learn that mail is broken. Set one of them.`);
  return { lines, isReady: isWatched && checked.every(({ isBad }) => !isBad) };
}

/** `node netlify/staff-commands/checkEnvironment.ts` (npm run deploy:check): exit code 1 where the site is not ready. */
function main(): void {
  const { lines, isReady } = checkEnvironment(process.env);
  const verdict = isReady ? 'Ready to be published' : 'Not ready to be published';
  process.stdout.write(`${[...lines, verdict].join('\n')}\n`);
  if (!isReady) process.exitCode = 1;
}

if (import.meta.main) main();
