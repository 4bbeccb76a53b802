import { domainOf, isEmailAddress } from '../../lib/enquiry/normalise.ts';
import { checkLogin, insecureOptions, isLocalServer } from '../forms/mail/transport.ts';
import { firm } from '../forms/runtime/firm.ts';
import { failureCode } from '../forms/runtime/log.ts';
import { type Environment, readSettings, SHORTEST_TOKEN } from '../forms/runtime/settings.ts';

/** An environment variable of the published site, with texts for the report. */
type Variable = {
  name: string;
  /** Required for mail. */
  isNeeded: boolean;
  /** Describes what is wrong with a value without repeating it; undefined if it is valid. */
  faultOf: (value: string) => string | undefined;
  /** Consequence of a missing or malformed value. */
  without: string;
  example: string;
};

/** One line per variable, and whether the site can be published. */
type EnvironmentReport = { lines: string[]; isReady: boolean };

function isMailServer(value: string): boolean {
  try {
    const { protocol, hostname, username, password } = new URL(value);
    decodeURIComponent(`${username}${password}`);
    return ['smtp:', 'smtps:'].includes(protocol) && hostname !== '';
  } catch {
    return false;
  }
}

function mailServerFault(value: string): string | undefined {
  if (!isMailServer(value)) return 'is not the address of a mail server';
  if (isLocalServer(value)) return 'points to the machine that the function runs on, which has no mail server';
  const options = insecureOptions(value);
  return options.length === 0
    ? undefined
    : `would send passwords and enquiries in clear text, or to whoever answers: take ${options.join(' and ')} out of it`;
}

const addressFault = (value: string) => (isEmailAddress(value) ? undefined : 'is not an email address');

/** Domains of the firm's mail and website. Receivers accept mail in the firm's name only from these. */
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
    name: 'MAIL_TO',
    isNeeded: false,
    faultOf: addressFault,
    without: 'enquiries go to the email address of content/firm.json',
    example: 'office@firm.example, the mailbox that the office reads',
  },
  {
    name: 'MAIL_FROM',
    isNeeded: false,
    faultOf: senderFault,
    without: "mail comes from 'website' in the domain of the email address of content/firm.json",
    example: `website@${OWN_DOMAINS[0]}, a sender that the mail server may use, without a name before it`,
  },
  {
    name: 'ALERT_URL',
    isNeeded: false,
    faultOf: webhookFault,
    without: 'nobody outside the mailbox is told when an enquiry stays undelivered',
    example: 'https://chat.example/webhook, where a chat service takes messages',
  },
  {
    name: 'PROBE_TOKEN',
    isNeeded: false,
    faultOf: (value) => (value.length < SHORTEST_TOKEN ? `is shorter than ${SHORTEST_TOKEN} characters` : undefined),
    without: 'no monitor can send the form without its enquiry reaching the office',
    example: `${SHORTEST_TOKEN} random characters or more, as "openssl rand -hex 32" prints them`,
  },
];

/** At least one must be set. Otherwise nobody notices that the mail server rejects the password. */
const WATCHERS = ['ALERT_URL', 'PROBE_TOKEN'];

/** Checks a variable. A malformed value is an error even if the variable is optional, because the default is not used then. */
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

/** Checks the variables of the published forms. The lines never contain values, because they are secret. */
export function checkEnvironment(env: Environment): EnvironmentReport {
  const checked = VARIABLES.map((variable) => checkVariable(variable, env[variable.name] ?? ''));
  const lines = checked.map(({ line }) => line);
  const isWatched = WATCHERS.some((name) => env[name]);
  if (!isWatched)
    lines.push(`missing   ${WATCHERS.join(' and ')}: nobody would learn that mail is broken. Set one of them.`);
  return { lines, isReady: isWatched && checked.every(({ isBad }) => !isBad) };
}

const LOGIN_LIMIT_MS = 10_000;

/**
 * Logs in to the mail server as the published site does. Returns a description of the failure that contains no values;
 * undefined on success.
 */
export async function loginFault(env: Environment): Promise<string | undefined> {
  try {
    await checkLogin(readSettings(env, 'production').mailRoute, LOGIN_LIMIT_MS);
    return undefined;
  } catch (error) {
    return `wrong     SMTP_URL: the mail server does not let the site in (${failureCode(error)}). No mail is sent until it does.`;
  }
}

/**
 * `node netlify/staff-commands/checkEnvironment.ts` (npm run deploy:check): lists missing settings and logs in to the mail
 * server. Exits with code 1 if mail would not work.
 */
async function main(): Promise<void> {
  const { lines, isReady } = checkEnvironment(process.env);
  const fault = isReady ? await loginFault(process.env) : undefined;
  const isFine = isReady && fault === undefined;
  const verdict = isFine ? 'Ready to be published' : 'Not ready to be published';
  process.stdout.write(`${[...lines, ...(fault === undefined ? [] : [fault]), verdict].join('\n')}\n`);
  if (!isFine) process.exitCode = 1;
}

if (import.meta.main) await main();
