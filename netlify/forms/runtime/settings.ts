import { firm } from './firm.ts';

/** Where mail goes: to the office's mail server, to an outbox in its place, or nowhere because no server is set. */
type MailRoute =
  | { kind: 'smtp'; url: string }
  | { kind: 'folder'; directory: string }
  | { kind: 'blobs' }
  | { kind: 'none' };

export type Settings = {
  /** Netlify's deploy context: production, deploy-preview, branch-deploy, or dev on the local server. */
  context: string;
  mailRoute: MailRoute;
  mailTo: string;
  mailFrom: string;
  /** Posts accepted from one IP in a minute. */
  acceptedPerMinute: number;
  /** Enquiries of an hour, over all visitors, that are mailed one by one; those beyond it come in one mail an hour. */
  mailsAnHour: number;
  /** Webhook that is told of undelivered enquiries. */
  alertUrl: string | undefined;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const ACCEPTED_PER_MINUTE = 5;
const MAILS_AN_HOUR = 60;

/**
 * Only production mails the office: a preview or a local run in which SMTP_URL is set by accident must not.
 */
function mailRoute(env: Environment, context: string): MailRoute {
  if (context === 'production') return env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'none' };
  if (env.DATA_DIR) return { kind: 'folder', directory: `${env.DATA_DIR}/outbox` };
  return { kind: 'blobs' };
}

/** RATE_LIMIT is for tests and load runs, which no limit over all visitors may stop either; production ignores it. */
function limits(env: Environment, context: string): Pick<Settings, 'acceptedPerMinute' | 'mailsAnHour'> {
  const wanted = Number(env.RATE_LIMIT);
  const isLoadRun = context !== 'production' && wanted > 0;
  const mails = Number(env.MAILS_AN_HOUR) > 0 ? Number(env.MAILS_AN_HOUR) : MAILS_AN_HOUR;
  return isLoadRun
    ? { acceptedPerMinute: wanted, mailsAnHour: Number.POSITIVE_INFINITY }
    : { acceptedPerMinute: ACCEPTED_PER_MINUTE, mailsAnHour: mails };
}

/** The settings of the forms in an environment and a deploy context. */
export function readSettings(env: Environment, context: string): Settings {
  return {
    context,
    mailRoute: mailRoute(env, context),
    mailTo: env.MAIL_TO || firm.email,
    mailFrom: env.MAIL_FROM || `website@${firm.email.slice(firm.email.indexOf('@') + 1)}`,
    ...limits(env, context),
    alertUrl: env.ALERT_URL || undefined,
  };
}
