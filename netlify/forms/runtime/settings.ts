import { firm } from './firm.ts';

/** Destination of mail: the office's mail server, an outbox that replaces it, or none if no server is set. */
export type MailRoute = { kind: 'smtp'; url: string } | { kind: 'folder'; directory: string } | { kind: 'none' };

export type Settings = {
  /** Netlify's deploy context: production, deploy-preview, branch-deploy, or dev on the local server. */
  context: string;
  /** A deploy preview or branch deploy, which checks forms and keeps nothing. */
  isPreview: boolean;
  mailRoute: MailRoute;
  mailTo: string;
  mailFrom: string;
  /** Posts accepted from one IP in a minute. */
  acceptedPerMinute: number;
  /** Mails of enquiries an hour, for the whole site. */
  mailsAnHour: number;
  /** Origin of the site, if set: the local server knows its own, and must not believe a request. */
  siteUrl: string | undefined;
  origin: string;
  /** Key for signed links; nobody outside the site knows it. If it is empty, mails have no links. */
  linkSecret: string;
  /** Webhook that is alerted of undelivered enquiries. */
  alertUrl: string | undefined;
  /** Token with which a monitor sends the form. Without it no post is a monitor's. */
  probeToken: string | undefined;
};

/** Minimum length of PROBE_TOKEN and LINK_SECRET, in characters: a shorter one is not used. */
export const SHORTEST_TOKEN = 32;

export type Environment = Readonly<Record<string, string | undefined>>;

const ACCEPTED_PER_MINUTE = 5;
/** Far more than a firm gets; common mailboxes take some hundreds. */
export const MAILS_AN_HOUR = 60;

/** Chooses the mail route. Only production mails the office, even if SMTP_URL is set for a preview or a local run. */
function mailRoute(env: Environment, isProduction: boolean): MailRoute {
  if (isProduction) return env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'none' };
  // On a developer's machine: a mail server that nobody reaches, to see an enquiry wait.
  if (env.DATA_DIR && env.MAIL_REFUSES) return { kind: 'smtp', url: 'smtp://127.0.0.1:1' };
  return env.DATA_DIR ? { kind: 'folder', directory: `${env.DATA_DIR}/outbox` } : { kind: 'none' };
}

const secretOf = (text = '') => (text.length < SHORTEST_TOKEN ? '' : text);

/** Reads the settings of the forms from an environment and a deploy context. */
export function readSettings(env: Environment, context: string): Settings {
  const isProduction = context === 'production';
  // For tests and load runs, which post from many addresses.
  const raisedLimit = isProduction ? 0 : Number(env.RATE_LIMIT) || 0;
  return {
    context,
    isPreview: !isProduction && !env.DATA_DIR,
    mailRoute: mailRoute(env, isProduction),
    mailTo: env.MAIL_TO || firm.email,
    mailFrom: env.MAIL_FROM || `website@${firm.email.slice(firm.email.indexOf('@') + 1)}`,
    acceptedPerMinute: raisedLimit || ACCEPTED_PER_MINUTE,
    mailsAnHour: raisedLimit ? Number.POSITIVE_INFINITY : MAILS_AN_HOUR,
    siteUrl: env.SITE_URL || undefined,
    origin: isProduction ? firm.url : env.SITE_URL || firm.url,
    // The local server needs no secret.
    linkSecret: isProduction ? secretOf(env.LINK_SECRET) : (env.DATA_DIR ?? ''),
    alertUrl: env.ALERT_URL || undefined,
    probeToken: env.PROBE_TOKEN || undefined,
  };
}
