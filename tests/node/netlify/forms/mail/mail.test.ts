import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import PostalMime from 'postal-mime';
import { ENQUIRY_FIELDS, FIELDS } from '../../../../../lib/enquiry/fields.ts';
import { serviceLabel } from '../../../../../lib/enquiry/serviceOptions.ts';
import { openBlobs } from '../../../../../netlify/forms/runtime/blobs.ts';
import { firm } from '../../../../../netlify/forms/runtime/firm.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { CALLBACK, CONTACT } from '../../support/forms.ts';
import { type MailServer, startMailServer } from '../../support/mailServer.ts';
import { openOffice } from '../../support/office.ts';

const headOf = (raw: string) => raw.slice(0, raw.indexOf('\r\n\r\n') + 2);
const SUBMISSION = '6f1c2a52-7c0e-4f37-9d67-0c2a3a0d6e11';

describe('The mail to the office', () => {
  catchLogs();

  async function mailOf(fields: Record<string, string>) {
    const office = await openOffice({ env: { MAIL_FROM: 'website@own.example', MAIL_TO: 'office@own.example' } });
    await office.take(fields);
    const [mail] = await office.mails();
    const [record] = await office.records('done');
    assert.ok(mail && record);
    return { mail, record, office };
  }

  it('is plain text, to the office, from its own domain', async () => {
    const { mail } = await mailOf(CONTACT);
    assert.equal(mail.from?.address, 'website@own.example');
    assert.deepEqual(
      mail.to?.map(({ address }) => address),
      ['office@own.example'],
    );
    assert.equal(mail.subject, 'Enquiry: Asha Mrema, Audit Services');
    assert.equal(mail.html, undefined);
  });

  it('holds every field of the table: a line each under its label, and below them the message', async () => {
    const { mail } = await mailOf(CONTACT);
    const [head = '', message = ''] = mail.text?.split(/\n\n(.*)\n\n-- \n/s) ?? [];
    const lines = ENQUIRY_FIELDS.filter((field) => field !== 'message').map((field) => {
      assert.notEqual(CONTACT[field], '', `the sample leaves ${field} empty, so nothing is proved`);
      const { label, mailLabel = label, kind } = FIELDS[field];
      return `${mailLabel}: ${kind === 'service' ? serviceLabel(CONTACT[field]) : CONTACT[field]}`;
    });
    assert.deepEqual(head.replace(/: +/g, ': ').split('\n'), lines);
    assert.equal(message, CONTACT.message);
  });

  it('has its values in one column', async () => {
    const { mail } = await mailOf({ ...CONTACT, service: 'other' });
    assert.ok(
      mail.text?.startsWith('Name:     Asha Mrema\nE-mail:   asha@client.example\nPhone:    +255 700 000 111\n'),
    );
  });

  it('is answered to the visitor', async () => {
    const { mail } = await mailOf(CONTACT);
    assert.deepEqual(mail.replyTo, [{ name: CONTACT.name, address: CONTACT.email }]);
  });

  it('has a Message-ID that follows from the id of the enquiry', async () => {
    const { mail, record } = await mailOf({ ...CONTACT, submission: SUBMISSION });
    assert.equal(mail.messageId, `<${record.id}@own.example>`);
  });

  it('has its Message-ID on one line, however long the domain', async () => {
    const MAIL_FROM = `website@${'long.'.repeat(12)}example`;
    const office = await openOffice({ env: { MAIL_FROM } });
    await office.take({ ...CONTACT, submission: SUBMISSION });
    const [record] = await office.records('done');
    const head = headOf(await office.rawMail());
    assert.ok(head.includes(`\r\nMessage-ID: <${record?.id}@${MAIL_FROM.split('@')[1]}>\r\n`), head);
  });

  const replies = [
    { email: 'asha@müller.example', replyTo: 'asha@xn--mller-kva.example' },
    { email: 'ünal@client.example', replyTo: undefined },
    { email: 'asha@zoë|x.example', replyTo: undefined },
  ];
  for (const { email, replyTo } of replies) {
    it(`of ${email} ${replyTo ? 'is answered there' : 'has the address in its body alone'}, with ASCII headers`, async () => {
      const { mail, office } = await mailOf({ ...CONTACT, email });
      assert.equal(mail.replyTo?.[0]?.address, replyTo);
      assert.ok(mail.text?.includes(`E-mail:   ${email}\n`));
      assert.match(
        mail.text ?? '',
        replyTo ? /A reply to this message goes to/ : /A reply to this message does not reach/,
      );
      assert.match(headOf(await office.rawMail()), /^[\t\r\n\x20-\x7e]*$/);
    });
  }

  it('is not turned round by direction marks', async () => {
    const { mail } = await mailOf({ ...CONTACT, name: '\u202eAsha\u2066', message: 'Pay \u202e0001\u202c now' });
    assert.equal(mail.subject, 'Enquiry: Asha, Audit Services');
    assert.doesNotMatch(mail.text ?? '', /\p{Bidi_Control}/u);
  });

  it('keeps other alphabets', async () => {
    const { mail } = await mailOf({ ...CONTACT, name: 'Zoë Müller', message: 'Habari — 你好 ✓' });
    assert.equal(mail.replyTo?.[0]?.name, 'Zoë Müller');
    assert.ok(mail.text?.includes('Habari — 你好 ✓'));
  });

  it('takes no second address or header from a name', async () => {
    const name = '"x" <evil@spam.example>, Bcc: evil@spam.example';
    const { mail } = await mailOf({ ...CONTACT, name });
    assert.deepEqual(mail.replyTo, [{ name, address: CONTACT.email }]);
    assert.equal(
      mail.headers.some(({ key }) => key === 'bcc'),
      false,
    );
    assert.equal(mail.to?.length, 1);
  });

  it('of a callback by phone has no one to answer to and no empty lines of fields', async () => {
    const { mail } = await mailOf({ ...CALLBACK, form: 'callback' });
    assert.equal(mail.replyTo, undefined);
    assert.equal(mail.subject, 'Callback request: Juma Ally');
    assert.ok(mail.text?.startsWith('Name:     Juma Ally\nPhone:    0700 000 222\n\n'));
  });
});

describe('Where mail goes', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example' };

  it('is the mail server in production alone', () => {
    assert.deepEqual(readSettings(smtp, 'production').mailRoute, { kind: 'smtp', url: 'smtp://mail.example' });
    assert.deepEqual(readSettings({ ...smtp, DATA_DIR: '/d' }, 'dev').mailRoute, {
      kind: 'folder',
      directory: '/d/outbox',
    });
    assert.deepEqual(readSettings(smtp, 'deploy-preview').mailRoute, { kind: 'blobs' });
    assert.deepEqual(readSettings({ DATA_DIR: '/d' }, 'production').mailRoute, { kind: 'none' });
  });

  it("is the firm's address from its own domain where nothing else is set", () => {
    const { mailTo, mailFrom } = readSettings({}, 'production');
    assert.equal(mailTo, firm.email);
    assert.equal(mailFrom.split('@')[1], firm.email.split('@')[1]);
  });

  it('is a store of its own on a preview', async () => {
    const office = await openOffice({ context: 'deploy-preview', env: { DATA_DIR: undefined } });
    await office.take(CONTACT);
    const outbox = openBlobs('outbox', { context: 'deploy-preview', totalMs: 5_000, blobs: office.blobs });
    const { blobs } = await outbox.list({ prefix: '' });
    const mail = await PostalMime.parse((await outbox.get(blobs[0]?.key ?? '', { type: 'text' })) ?? '');
    assert.equal(mail.replyTo?.[0]?.address, CONTACT.email);
  });
});

describe('A real mail server', () => {
  const logs = catchLogs();
  let server: MailServer;
  before(async () => {
    server = await startMailServer();
  });
  afterEach(() => {
    server.refusal = undefined;
  });
  after(() => server.stop());

  const production = () => openOffice({ context: 'production', env: { SMTP_URL: server.url } });

  it('gets the enquiry, which is then done', async () => {
    const office = await production();
    await office.take(CONTACT);
    assert.deepEqual(server.recipients, [firm.email]);
    const mail = await PostalMime.parse(server.messages[0] ?? '');
    assert.ok(mail.text?.includes(CONTACT.message));
    assert.equal((await office.records('done')).length, 1);
  });

  it('that refuses leaves the enquiry pending, with the kind of failure and not its words', async () => {
    server.refusal = `No such mailbox ${CONTACT.email}`;
    const office = await production();
    assert.equal((await office.take(CONTACT)).status, 200);
    const [record] = await office.records('pending');
    assert.equal(record?.delivery.attempts, 1);
    assert.equal(record?.delivery.lastError, 'EMESSAGE 450');
    assert.equal(logs.join('\n').includes(CONTACT.email), false);
  });
});
