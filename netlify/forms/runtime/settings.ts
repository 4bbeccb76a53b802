import { firm } from './firm.ts';

/** Where mail goes: the office's mail server, an outbox that stands in for it, or nowhere because the server is not set. */
export type MailRoute =
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
  /** Posts that one address may have accepted in a minute. */
  acceptedPerMinute: number;
  /** Webhook for what stays undelivered. */
  alertUrl: string | undefined;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const ACCEPTED_PER_MINUTE = 5;

/**
 * The office's mailbox is for production alone: a preview or a local run that knows
 * SMTP_URL by accident must not write to it.
 */
function mailRoute(env: Environment, context: string): MailRoute {
  if (context === 'production') return env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'none' };
  if (env.DATA_DIR) return { kind: 'folder', directory: `${env.DATA_DIR}/outbox` };
  return { kind: 'blobs' };
}

/** RATE_LIMIT is for tests and load runs; production keeps its own limit. */
function acceptedPerMinute(env: Environment, context: string): number {
  const wanted = Number(env.RATE_LIMIT);
  return context !== 'production' && wanted > 0 ? wanted : ACCEPTED_PER_MINUTE;
}

/** What the environment and the deploy context ask of the forms. */
export function readSettings(env: Environment, context: string): Settings {
  return {
    context,
    mailRoute: mailRoute(env, context),
    mailTo: env.MAIL_TO || firm.email,
    mailFrom: env.MAIL_FROM || `website@${firm.email.slice(firm.email.indexOf('@') + 1)}`,
    acceptedPerMinute: acceptedPerMinute(env, context),
    alertUrl: env.ALERT_URL || undefined,
  };
}
