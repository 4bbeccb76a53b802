import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { createSender } from '../../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';

/** This machine too, but under a name that the sender does not recognise as local. */
const OTHER_HOST = '0.0.0.0';
const LETTER = {
  mail: { from: 'website@own.example', to: 'office@own.example', subject: 'Enquiry', text: 'Confidential' },
  fileName: 'x.eml',
};

describe('Mail to another machine', () => {
  /** Offers no encryption, as if an attacker had removed the offer. */
  let server: MailServer;
  before(async () => (server = await startMailServer({ password: 'hush' })));
  after(() => server.stop());

  const sendTo = (url: string) => createSender(readSettings({ SMTP_URL: url }, 'production'))?.(LETTER, 10_000);

  for (const query of ['', '?ignoreTLS=true', '?requireTLS=false', '?opportunisticTLS=true', '?secure=false']) {
    it(`is not sent in clear text, nor the password${query && `, even where the address says ${query}`}`, async () => {
      await assert.rejects(async () => sendTo(`${server.url.replace('127.0.0.1', OTHER_HOST)}${query}`), /STARTTLS/);
      assert.deepEqual([server.logins, server.messages], [[], []]);
    });
  }

  it('needs no encryption on this machine', async () => {
    await sendTo(server.url);
    assert.deepEqual(server.logins, ['office']);
    assert.match(server.messages.join(), /Confidential/);
  });
});
