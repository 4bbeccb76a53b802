import { domainOf } from '../../../lib/enquiry/normalise.ts';
import { firm } from './firm.ts';

/** Destination of mail: the office's mail server, an outbox folder instead, or none if no server is configured. */
export type MailRoute = { kind: 'smtp'; url: string } | { kind: 'folder'; directory: string } | { kind: 'none' };

export type Settings = {
  /** Netlify's deploy context: production, deploy-preview, branch-deploy, or dev on the local server. */
  context: string;
  /** True for a deploy preview or branch deploy, which validates forms but stores nothing. */
  isPreview: boolean;
  mailRoute: MailRoute;
  mailTo: string;
  mailFrom: string;
  /** Submissions accepted per IP address and minute. */
  acceptedPerMinute: number;
  /** Hourly limit of enquiry e-mails for the whole site. */
  mailsAnHour: number;
  /** Origin of the site, if set. The local server sets it, because it must not trust the request. */
  siteUrl: string | undefined;
  /** Webhook for alerts about undelivered enquiries. */
  alertUrl: string | undefined;
  /** Token that identifies a monitor's test enquiry. Without it, all enquiries are treated as real. */
  probeToken: string | undefined;
};

/** Minimum length of PROBE_TOKEN. Shorter values are ignored. */
export const SHORTEST_TOKEN = 32;

export type Environment = Readonly<Record<string, string | undefined>>;

const ACCEPTED_PER_MINUTE = 5;
/** Far more than the firm receives. Common mailboxes accept a few hundred. */
export const MAILS_AN_HOUR = 60;

/** Selects the mail route. Only production mails the office, even if SMTP_URL is set for a preview or a local run. */
function mailRoute(env: Environment, isProduction: boolean): MailRoute {
  if (isProduction) return env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'none' };
  // For developers: an unreachable mail server, to see an enquiry stay pending.
  if (env.DATA_DIR && env.MAIL_REFUSES) return { kind: 'smtp', url: 'smtp://127.0.0.1:1' };
  return env.DATA_DIR ? { kind: 'folder', directory: `${env.DATA_DIR}/outbox` } : { kind: 'none' };
}

/** Reads the forms' settings for a deploy context from environment variables. */
export function readSettings(env: Environment, context: string): Settings {
  const isProduction = context === 'production';
  // For tests and load runs, which submit from many addresses.
  const raisedLimit = isProduction ? 0 : Number(env.RATE_LIMIT) || 0;
  return {
    context,
    isPreview: !isProduction && !env.DATA_DIR,
    mailRoute: mailRoute(env, isProduction),
    mailTo: env.MAIL_TO || firm.email,
    mailFrom: env.MAIL_FROM || `website@${domainOf(firm.email)}`,
    acceptedPerMinute: raisedLimit || ACCEPTED_PER_MINUTE,
    mailsAnHour: raisedLimit ? Number.POSITIVE_INFINITY : MAILS_AN_HOUR,
    siteUrl: env.SITE_URL || undefined,
    alertUrl: env.ALERT_URL || undefined,
    probeToken: env.PROBE_TOKEN || undefined,
  };
}
