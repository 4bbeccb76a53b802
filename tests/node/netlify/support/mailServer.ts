import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** Faults of a mail server. 'cut' ends the connection, 'stall' never answers. */
export type MailFault =
  | { at: 'greeting' | 'sender' | 'recipient' | 'data'; is: 'cut' | 'stall' }
  | { at: 'sender' | 'recipient' | 'data'; is: number };

export type MailServerOptions = {
  /** Encryption of the connection. Default: none. */
  protection?: 'tls' | 'starttls';
  /** The valid password. Default: no login. */
  password?: string;
};

/** A real mail server on this machine. */
export type MailServer = {
  url: string;
  /** Raw messages, also from senders that were cut off before the answer. */
  messages: string[];
  /** For each message whether its sender was told that it was accepted. */
  acknowledged: boolean[];
  recipients: string[];
  /** Users that gave their password. */
  logins: string[];
  fault: MailFault | undefined;
  /** Words for which a message is refused with 550, as filters of outgoing mail do. */
  refuses: RegExp | undefined;
  /** Number of times each fault has occurred, by its text. */
  occurred: Map<string, number>;
  /** Resolves when the set fault occurs next. */
  nextFault(): Promise<void>;
  /** Waits until nobody is connected: `messages` is then complete. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
};

/** Mail servers repeat addresses in their messages, which must not reach a log. */
const REFUSAL = 'No such mailbox: asha@client.example';

type Done = (error?: Error | null) => void;

/** Returns 'cut at data', '450 at recipient'. */
const faultText = ({ at, is }: MailFault): string => `${is} at ${at}`;

const closing = (socket: Socket) => new Promise<void>((closed) => socket.once('close', () => closed()));

/** Returns the Message-ID of a raw message; its header may be folded. */
export function messageIdOf(message: string): string {
  const id = /^Message-ID:\s+(<[^>]+>)/im.exec(message)?.[1];
  if (id === undefined) throw new Error('A message has no Message-ID.');
  return id;
}

function serverOptions({ protection, password }: MailServerOptions): SMTPServerOptions {
  const disabled = [...(protection === 'starttls' ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])];
  return {
    authOptional: password === undefined,
    allowInsecureAuth: true,
    secure: protection === 'tls',
    disabledCommands: disabled,
    closeTimeout: 100,
    disableReverseLookup: true,
  };
}

/** Returns the server's URL; only the test's URL accepts its self-signed certificate. */
function urlOf(port: number, { protection, password }: MailServerOptions): string {
  const login = password === undefined ? '' : `office:${password}@`;
  const scheme = protection === 'tls' ? 'smtps' : 'smtp';
  const query = { tls: '?tls.rejectUnauthorized=false', starttls: '?requireTLS=true&tls.rejectUnauthorized=false' };
  return `${scheme}://${login}127.0.0.1:${port}${protection === undefined ? '' : query[protection]}`;
}

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const waiting: (() => void)[] = [];
  const mail: MailServer = {
    url: '',
    messages: [],
    acknowledged: [],
    recipients: [],
    logins: [],
    fault: undefined,
    refuses: undefined,
    occurred: new Map(),
    nextFault: () => new Promise<void>((resolve) => waiting.push(resolve)),
    quiet: async () => void (await Promise.all([...sockets].map(closing))),
    stop: async () => {},
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  /** Continues a step, or carries out the fault. */
  function step(at: MailFault['at'], { remotePort }: SMTPServerSession, done: Done): void {
    const { fault } = mail;
    if (fault?.at !== at) {
      done();
      return;
    }
    mail.occurred.set(faultText(fault), (mail.occurred.get(faultText(fault)) ?? 0) + 1);
    for (const resolve of waiting.splice(0)) resolve();
    if (fault.is === 'cut') [...sockets].find((socket) => socket.remotePort === remotePort)?.destroy();
    else if (fault.is !== 'stall') done(Object.assign(new Error(REFUSAL), { responseCode: fault.is }));
  }

  const server = new SMTPServer({
    ...serverOptions(options),
    onAuth(auth, _session, done) {
      mail.logins.push(auth.username ?? '');
      if (auth.password === options.password) done(null, { user: 'office' });
      else done(new Error('No'));
    },
    onConnect: (session, done) => step('greeting', session, done),
    onMailFrom: (_address, session, done) => step('sender', session, done),
    onRcptTo: (_address, session, done) => step('recipient', session, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const message = Buffer.concat(chunks).toString();
        if (mail.refuses?.test(message)) {
          done(Object.assign(new Error('Spam'), { responseCode: 550 }));
          return;
        }
        // The message of a sender that is cut off or left waiting here is still kept.
        const isRefused = mail.fault?.at === 'data' && typeof mail.fault.is === 'number';
        if (!isRefused) {
          mail.messages.push(message);
          mail.acknowledged.push(mail.fault?.at !== 'data');
        }
        mail.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
        step('data', session, done);
      });
    },
  });
  server.on('error', () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const listener = server.listen(0, '127.0.0.1', () => resolve());
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await promise;
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  mail.url = urlOf(address.port, options);
  mail.stop = () => {
    cutAll();
    return new Promise((stopped) => server.close(() => stopped()));
  };
  return mail;
}
