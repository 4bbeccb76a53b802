import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import pages from '../../../../content/pages.json' with { type: 'json' };
import { byField, FIELDS, FORM_FIELDS } from '../../../../lib/enquiry/fields.ts';
import { NEWSLETTER_HINT } from '../../../../lib/enquiry/forms.ts';
import { serviceLabel } from '../../../../lib/enquiry/serviceOptions.ts';
import { reference } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { dialNumber } from '../../../../netlify/forms/mail/composeMail.ts';
import { asEml } from '../../../../netlify/forms/mail/transport.ts';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { assertEach } from '../../../support/cases.ts';
import { openFixture } from '../support/enquiryFixture.ts';
import { ACCEPTED, ADDRESS, BY_SCRIPT, CALLBACK, CONTACT, type Fields, multipart } from '../support/forms.ts';

const OWN = { MAIL_FROM: 'website@own.example', MAIL_TO: 'office@own.example' };

describe('the mail to the office', () => {
  async function mailOf(fields: Fields) {
    const fixture = openFixture({ env: OWN });
    await fixture.take(fields);
    const [mail] = fixture.mails;
    const [id] = fixture.ids('done');
    assert.ok(mail && id);
    return { mail, id, text: mail.text };
  }

  it("is sent from the firm's domain, replies to the visitor, and has a searchable subject", async () => {
    const { mail, id } = await mailOf(CONTACT);
    assert.deepEqual([mail.from, mail.to], [{ name: `${firm.name} website`, address: OWN.MAIL_FROM }, OWN.MAIL_TO]);
    assert.equal(mail.subject, `Enquiry, Audit Services: Asha Mrema, Mrema Traders [${reference(id)}]`);
    assert.deepEqual(mail.replyTo, { name: CONTACT.name, address: CONTACT.email });
  });

  it('begins with the service and the phone links, followed by every field and the message', async () => {
    const { text } = await mailOf(CONTACT);
    const [lead = '', call = '', chat = '', fields = '', ...rest] = text.split('\n\n');
    assert.deepEqual([lead, call], ['Enquiry, Audit Services: Asha Mrema, Mrema Traders', 'Call:\ntel:+255700000111']);
    assert.equal(chat, 'WhatsApp:\nhttps://wa.me/255700000111');
    assert.ok(fields.startsWith('Name:     Asha Mrema\nEmail:    asha@client.example\nPhone:    +255 700 000 111\n'));
    const lines = FORM_FIELDS.contact
      .filter((field) => field !== 'message')
      .map((field) => {
        assert.notEqual(CONTACT[field], '', `the sample leaves ${field} empty, so nothing is proved`);
        const { label, kind } = FIELDS[field];
        return `${label}: ${kind === 'service' ? serviceLabel(CONTACT[field]) : CONTACT[field]}`;
      });
    assert.deepEqual(fields.replace(/: +/g, ': ').split('\n'), lines);
    assert.equal(rest[0], CONTACT.message);
  });

  it('offers a call but no chat for a landline', async () => {
    const { text } = await mailOf({ ...CONTACT, phone: '022 211 2233' });
    assert.match(text, /Call:\ntel:\+255222112233/);
    assert.doesNotMatch(text, /wa\.me/);
  });

  it('mentions the language of a Kiswahili page', async () => {
    const line = /Sent from the page in Kiswahili/;
    assert.match((await mailOf({ ...CONTACT, language: 'sw' })).text, line);
    assert.doesNotMatch((await mailOf({ ...CONTACT, language: 'xx' })).text, line);
  });

  it('has the same content in HTML, with phone and mail links, and typed markup as text', async () => {
    const { mail, text } = await mailOf({
      ...CONTACT,
      name: '<b>Asha</b>',
      company: '<i>Mrema</i>',
      message: '<img src=x onerror=alert(1)>',
    });
    const body = new JSDOM(mail.html).window.document.body;
    const words = (part: string) =>
      part.match(/[\w+@.]{2,}/g)?.filter((word) => !/^(Call|tel|WhatsApp|https|wa\.me|\+?255700000111)$/.test(word));
    const cells = [...body.querySelectorAll('p, th, td')].map(({ innerHTML }) => innerHTML.replaceAll('<br>', ' '));
    const shown = cells.map((cell) => JSDOM.fragment(cell).textContent).join(' ');
    assert.deepEqual(new Set(words(shown)), new Set(words(text)));
    assert.equal(body.querySelector('b, i, img'), null);
    const hrefs = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    const [call, chat] = ['tel:+255700000111', 'https://wa.me/255700000111'];
    assert.deepEqual(hrefs, [call, chat, 'mailto:asha@client.example', call]);
  });

  const replies: [email: string, replyTo: string | undefined][] = [
    ['r&d@kampuni.co.tz', 'r&d@kampuni.co.tz'],
    ['asha@müller.example', 'asha@xn--mller-kva.example'],
    ['ünal@client.example', undefined],
  ];
  for (const [email, replyTo] of replies) {
    it(`from ${email} ${replyTo ? 'replies there' : 'has that address only in its body'}, with ASCII headers`, async () => {
      const { mail, text } = await mailOf({ ...CONTACT, email });
      const [head = ''] = (await asEml(mail)).split('\r\n\r\n', 1);
      assert.equal(/^Reply-To: Asha Mrema <(.*)>$/m.exec(head)?.[1], replyTo);
      assert.ok(text.includes(`Email:    ${email}\n`));
      assert.match(text, replyTo ? /A reply to this message goes to/ : /A reply to this message does not reach/);
      assert.match(head, /^[\t\r\n\x20-\x7e]*$/);
    });
  }

  it('for a callback by phone replies to the office and omits empty fields', async () => {
    const { mail, text } = await mailOf({ ...CALLBACK, form: 'callback' });
    assert.equal(mail.replyTo, OWN.MAIL_TO);
    assert.match(text, /A reply to this message goes to the office/);
    assert.ok(text.includes('WhatsApp:\nhttps://wa.me/255700000222\n'));
    assert.match(mail.subject, /^Callback request: Juma Ally \[/);
    assert.ok(text.includes('\n\nName:   Juma Ally\nPhone:  0700 000 222\n\n'));
    const timed = await mailOf({ ...CALLBACK, form: 'callback', time: 'Afternoon' });
    assert.match(timed.text, /\nBest time to call: +Afternoon\n/);
  });
});

describe('the mail route', () => {
  const smtp = { SMTP_URL: 'smtp://mail.example' };

  it('is the mail server only in production', () => {
    const routeOf = (env: Record<string, string>, context: string) => readSettings(env, context).mailRoute;
    assert.deepEqual(routeOf(smtp, 'production'), { kind: 'smtp', url: 'smtp://mail.example' });
    assert.deepEqual(routeOf({ ...smtp, DATA_DIR: '/d' }, 'dev'), { kind: 'folder', directory: '/d/outbox' });
    assert.deepEqual(routeOf(smtp, 'deploy-preview'), { kind: 'none' });
    assert.deepEqual(routeOf({ DATA_DIR: '/d' }, 'production'), { kind: 'none' });
  });

  it("defaults to the firm's address, from its own domain", () => {
    const { mailTo, mailFrom } = readSettings({}, 'production');
    assert.deepEqual([mailTo, mailFrom.split('@')[1]], [firm.email, firm.email.split('@')[1]]);
  });

  it('is none on a preview, which validates forms and stores nothing', async () => {
    const fixture = openFixture({ context: 'deploy-preview', env: { DATA_DIR: undefined } });
    assert.equal((await fixture.take({ ...CONTACT, name: '' })).status, 400);
    assert.match(await (await fixture.take(CONTACT)).text(), ACCEPTED);
    assert.deepEqual([[...fixture.blobs.texts], fixture.mails], [[], []]);
  });
});

describe('the number in a phone link', () => {
  const typed = {
    '0712 345 678': '+255712345678',
    '+255 712-345-678': '+255712345678',
    '255712345678': '+255712345678',
    '+255 (0)712 345 678': '+255712345678',
    '+2550712345678': '+255712345678',
    '00255 712 345 678': '+255712345678',
    '0255 22 211 1234': '+255222111234',
    '(022) 212-0010': '+255222120010',
    '+49 (0) 30 123456': '+4930123456',
    '0044 20 7946 0958': '+442079460958',
    // Characters from web pages and word processors.
    '+255‑712‑345‑678': '+255712345678',
    '0712–345–678': '+255712345678',
    '+255 712−345−678': '+255712345678',
  };
  it('has the country code', () => {
    for (const [text, number] of Object.entries(typed)) assert.equal(dialNumber(text), number, text);
  });

  const unclear = {
    'two numbers': '0712 345 678 / 0754 111 222',
    'two numbers without a sign between them': '0712345678 0754111222',
    'a number with an extension': '022 212 0010 ext. 12',
    'a number with a time': '0712 345 678 17:00',
    'a British mobile': '07911 123456',
    'a digit too many': '0712 345 678 9',
    'a digit too few': '+255 712 345 67',
    'a code without a plus before a number of its own': '254 0712 345 678',
    'a number without its area': '212-0010',
    'a foreign number without a plus': '447911123456',
    'a zero too many': '00712345678',
    'forty digits apart': '0 '.repeat(20).trim(),
    'no digit': 'none',
  };
  it('is missing if the field does not hold one number, and the mail shows it as typed', () =>
    assertEach(Object.entries(unclear), async ([title, phone]) => {
      assert.equal(dialNumber(phone), undefined, title);
      const fixture = openFixture();
      await fixture.take({ ...CONTACT, phone });
      const { text = '', html = '' } = fixture.mails[0] ?? {};
      assert.ok(text.includes(`Phone:    ${phone}\n`), title);
      assert.doesNotMatch(text + html, /tel:|wa\.me/, title);
    }));

  it('has a chat link only if it is certainly a mobile number', async () => {
    const chats = {
      '+44 7911 123456': 'https://wa.me/447911123456',
      '0712–345–678': 'https://wa.me/255712345678',
      '0255 22 211 1234': undefined,
      '0800 110 016': undefined,
    };
    for (const [phone, chat] of Object.entries(chats)) {
      const fixture = openFixture();
      await fixture.take({ ...CONTACT, phone });
      assert.equal(/https:\/\/wa\.me\/\d+/.exec(fixture.mails[0]?.text ?? '')?.[0], chat, phone);
    }
  });
});

describe('the mail about a newsletter sign-up', () => {
  it('states the address and the consent, and goes only to the office', async () => {
    const fixture = openFixture({ env: OWN });
    const request = new Request(`${new URL(ADDRESS).origin}/newsletter`, {
      method: 'POST',
      body: multipart({ email: ' asha@client.example ' }),
      headers: BY_SCRIPT,
    });
    assert.match(await (await fixture.ask(request)).text(), ACCEPTED);
    await fixture.settle();
    const [mail, ...others] = fixture.mails;
    assert.deepEqual([mail?.to, others], [OWN.MAIL_TO, []]);
    assert.match(mail?.subject ?? '', /^Newsletter: asha@client\.example \[[A-Z]{2}-\d{2}-\d{5}\]$/);
    const [record] = fixture.records('done');
    assert.deepEqual(record?.values, { ...byField(() => ''), email: 'asha@client.example' });
    assert.equal(record?.consent, `${pages.media.newsletter} ${NEWSLETTER_HINT}`);
    assert.ok(mail?.text.includes(`Agreed to: ${record?.consent}`));
  });
});
