import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** Fault of a mail server at a step: the status of a rejection, a cut connection or silence. */
export type MailFault = { at: 'greeting' | 'sender' | 'recipient' | 'data'; is: number | 'cut' | 'stall' };

export type MailServerOptions = {
  /** Encryption of the connection. Default: none. */
  protection?: 'tls' | 'starttls';
  /** The valid password. Default: no login required. */
  password?: string;
};

/** A real mail server on this machine. */
export type MailServer = {
  url: string;
  /** Raw messages, including those whose senders were cut off before the response. */
  messages: string[];
  /** For each message, whether its sender was told that it was accepted. */
  acknowledged: boolean[];
  recipients: string[];
  /** Users who sent a password. */
  logins: string[];
  fault: MailFault | undefined;
  /** Resolves when a fault first occurs. */
  hasFailed: Promise<void>;
  /** Waits until all connections are closed; `messages` is then complete. */
  quiet(): Promise<void>;
  stop(): Promise<void>;
};

/** Mail servers repeat addresses in their replies, which must not reach a log. */
const REFUSAL = 'No such mailbox: asha@client.example';
/** Only the test's URL accepts the server's self-signed certificate. */
const QUERIES = { tls: '?tls.rejectUnauthorized=false', starttls: '?requireTLS=true&tls.rejectUnauthorized=false' };

/** Returns the Message-ID of a raw message, whose header may be folded. */
export function messageIdOf(message: string): string {
  const id = /^Message-ID:\s+(<[^>]+>)/im.exec(message)?.[1];
  if (id === undefined) throw new Error('A message has no Message-ID.');
  return id;
}

export async function startMailServer({ protection, password }: MailServerOptions = {}): Promise<MailServer> {
  const sockets = new Set<Socket>();
  const { promise: hasFailed, resolve: fail } = Promise.withResolvers<void>();

  /** Continues with the step, or triggers the fault. */
  function step(at: MailFault['at'], { remotePort }: SMTPServerSession, done: (error?: Error) => void): void {
    const { fault } = mail;
    if (fault?.at === at) fail();
    if (fault?.at !== at) done();
    else if (fault.is === 'cut') [...sockets].find((socket) => socket.remotePort === remotePort)?.destroy();
    else if (fault.is !== 'stall') done(Object.assign(new Error(REFUSAL), { responseCode: fault.is }));
  }

  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    secure: protection === 'tls',
    disabledCommands: [...(protection === 'starttls' ? [] : ['STARTTLS']), ...(password === undefined ? ['AUTH'] : [])],
    closeTimeout: 100,
    disableReverseLookup: true,
    onAuth(auth, _session, done) {
      mail.logins.push(auth.username ?? '');
      if (auth.password === password) done(null, { user: 'office' });
      else done(new Error('No'));
    },
    onConnect: (session, done) => step('greeting', session, done),
    onMailFrom: (_address, session, done) => step('sender', session, done),
    onRcptTo: (_address, session, done) => step('recipient', session, done),
    async onData(stream, session, done) {
      const chunks = await stream.toArray().catch(() => undefined);
      // The connection was cut before the whole message had arrived.
      if (chunks === undefined) return;
      const message = Buffer.concat(chunks).toString();
      const fault = mail.fault?.at === 'data' ? mail.fault.is : undefined;
      // Messages are kept even if their senders are cut off or left waiting here.
      if (typeof fault !== 'number') {
        mail.messages.push(message);
        mail.acknowledged.push(fault === undefined);
      }
      mail.recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
      step('data', session, done);
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  listener.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  const login = password === undefined ? '' : `office:${password}@`;
  const mail: MailServer = {
    url: `${protection === 'tls' ? 'smtps' : 'smtp'}://${login}127.0.0.1:${port}${protection ? QUERIES[protection] : ''}`,
    messages: [],
    acknowledged: [],
    recipients: [],
    logins: [],
    fault: undefined,
    hasFailed,
    quiet: async () => void (await Promise.all([...sockets].map((socket) => once(socket, 'close')))),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((stopped) => server.close(() => stopped()));
    },
  };
  return mail;
}
