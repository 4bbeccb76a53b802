import assert from 'node:assert/strict';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';

/** Leads to this machine too, but is not one of the names by which the sender knows it. */
const OTHER_HOST = '0.0.0.0';
/** A mail server that offers no encryption, as one does whose offer somebody between takes out. */
const REPLIES: readonly [RegExp, string][] = [
  [/^EHLO/i, '250-mail.example\r\n250 AUTH PLAIN LOGIN\r\n'],
  [/^STARTTLS/i, '502 Not here\r\n'],
  [/^DATA/i, '354 Go on\r\n'],
  [/^AUTH/i, '235 Welcome\r\n'],
];
const LETTER = {
  mail: { from: 'website@own.example', to: 'office@own.example', subject: 'Enquiry', text: 'Confidential' },
  fileName: 'x.eml',
};

describe('Mail to another machine', () => {
  let server: Server;
  let port: number;
  /** What the server was told in clear text. */
  let heard: string;
  beforeEach(() => (heard = ''));
  before(async () => {
    server = createServer((socket: Socket) => {
      socket.on('error', () => {});
      socket.write('220 mail.example ESMTP\r\n');
      socket.on('data', (data) => {
        heard += data;
        const [, reply = '250 OK\r\n'] = REPLIES.find(([asked]) => asked.test(String(data))) ?? [];
        socket.write(reply);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address: AddressInfo | string | null = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  after(() => new Promise((resolve) => server.close(resolve)));

  async function sendTo(url: string): Promise<void> {
    const send = createSender(readSettings({ SMTP_URL: url }, 'production'));
    assert.ok(send);
    await send(LETTER, 10_000);
  }

  for (const query of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true', '?secure=false']) {
    it(`is not sent in clear text, nor the password${query && `, even where the address says ${query}`}`, async () => {
      await assert.rejects(sendTo(`smtp://office:hush@${OTHER_HOST}:${port}${query}`));
      assert.match(heard, /^EHLO/);
      assert.doesNotMatch(heard, /AUTH|MAIL FROM|Confidential/);
    });
  }

  it('needs no encryption on this machine', async () => {
    await sendTo(`smtp://office:hush@127.0.0.1:${port}`);
    assert.match(heard, /MAIL FROM/);
    assert.match(heard, /Confidential/);
  });
});
