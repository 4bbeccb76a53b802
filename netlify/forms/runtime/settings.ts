import { firm } from './firm.ts';

/** Destination of mail: the office's mail server, an outbox that replaces it, or none if no server is set. */
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
  /** For tests and load runs, which post from many addresses; never in production. */
  isLoadRun: boolean;
  /** Webhook that is alerted of undelivered enquiries. */
  alertUrl: string | undefined;
};

export type Environment = Readonly<Record<string, string | undefined>>;

const ACCEPTED_PER_MINUTE = 5;

/** Chooses the mail route. Only production mails the office, even if SMTP_URL is set for a preview or a local run. */
function mailRoute(env: Environment, context: string): MailRoute {
  if (context === 'production') return env.SMTP_URL ? { kind: 'smtp', url: env.SMTP_URL } : { kind: 'none' };
  if (env.DATA_DIR) return { kind: 'folder', directory: `${env.DATA_DIR}/outbox` };
  return { kind: 'blobs' };
}

/** Reads the limits. RATE_LIMIT is for tests and load runs; production ignores it. */
function limits(env: Environment, context: string): Pick<Settings, 'acceptedPerMinute' | 'isLoadRun'> {
  const wanted = Number(env.RATE_LIMIT);
  const isLoadRun = context !== 'production' && wanted > 0;
  return { acceptedPerMinute: isLoadRun ? wanted : ACCEPTED_PER_MINUTE, isLoadRun };
}

/** Reads the settings of the forms from an environment and a deploy context. */
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
