import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** What a mail server does wrong. 'cut' ends the connection, 'stall' never answers. */
export type MailFault =
  | { at: 'greeting' | 'sender' | 'recipient' | 'data'; is: 'cut' | 'stall' }
  | { at: 'sender' | 'recipient' | 'data'; is: number };

export type MailServerOptions = {
  /** How the connection is protected; plain where absent. */
  protection?: 'tls' | 'starttls';
  /** The one password that is right; no login where absent. */
  password?: string;
};

/** A real mail server on this machine. */
export type MailServer = {
  url: string;
  /** Messages as they came over the wire, also those whose sender was cut off before the answer. */
  messages: string[];
  /** For each of the messages whether its sender was told that it has been taken. */
  acknowledged: boolean[];
  recipients: string[];
  fault: MailFault | undefined;
  /** How often each fault has occurred, by its text. */
  occurred: Map<string, number>;
  /** Resolves at the next time that the fault which is set occurs. */
  nextFault(): Promise<void>;
  /** Waits until nobody is connected: all that came is then in `messages`. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
};

/** Mail servers repeat addresses in their words, which must not come into a log. */
const REFUSAL = 'No such mailbox: asha@client.example';

type Done = (error?: Error | null) => void;

/** 'cut at data', '450 at recipient'. */
export const faultText = ({ at, is }: MailFault): string => `${is} at ${at}`;

const closing = (socket: Socket) => new Promise<void>((closed) => socket.once('close', () => closed()));

/** The Message-ID of a message as it came; its header may be folded. */
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
    onAuth: (auth, _session, done) =>
      auth.password === password ? done(null, { user: 'office' }) : done(new Error('No')),
  };
}

/** The server's own self-signed certificate is taken only where the address says so. */
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
    fault: undefined,
    occurred: new Map(),
    nextFault: () => new Promise<void>((resolve) => waiting.push(resolve)),
    quiet: async () => void (await Promise.all([...sockets].map(closing))),
    stop: async () => {},
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };

  /** Goes on with a step, or does what the fault says. */
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
    onConnect: (session, done) => step('greeting', session, done),
    onMailFrom: (_address, session, done) => step('sender', session, done),
    onRcptTo: (_address, session, done) => step('recipient', session, done),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        // Who is cut off or left waiting here has its message kept all the same.
        const isRefused = mail.fault?.at === 'data' && typeof mail.fault.is === 'number';
        if (!isRefused) {
          mail.messages.push(Buffer.concat(chunks).toString());
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
