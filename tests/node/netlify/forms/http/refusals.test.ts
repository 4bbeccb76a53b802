import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { ADDRESS, CONTACT, multipart } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { fieldPart, MULTIPART, manyParts } from '../../support/rawMultipart.ts';

const UNREADABLE = 'The form could not be read. Please try again.';
const TOO_LARGE = 'Your message is too large to send.';
const FOREIGN = 'This form can only be sent from our website.';

type Case = [title: string, init: RequestInit, status: number, message: string];

const withType = (type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  body,
  headers: { 'content-type': type, ...headers },
});
const good = (headers: Record<string, string>): RequestInit => ({ body: multipart(CONTACT), headers });
const EVIL = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };

const REFUSED: Case[] = [
  ...['GET', 'PUT', 'DELETE', 'OPTIONS'].map(
    (method): Case => [`${method} instead of POST`, { method }, 405, 'Please use the form on our contact page.'],
  ),
  ['JSON', withType('application/json', JSON.stringify(CONTACT)), 415, UNREADABLE],
  [
    'JSON of a foreign page: its type is judged before its origin',
    withType('application/json', '{}', EVIL),
    415,
    UNREADABLE,
  ],
  ['plain text', { body: 'name=Asha' }, 415, UNREADABLE],
  ['no body and no type', {}, 415, UNREADABLE],
  ['multipart without a boundary', withType('multipart/form-data', 'x'), 400, UNREADABLE],
  ['multipart that is cut off', withType(MULTIPART, fieldPart('name', 'Asha')), 400, UNREADABLE],
  ['bytes that are no multipart', withType(MULTIPART, new Uint8Array(2000).fill(255)), 400, UNREADABLE],
  ['more than 256 KB', { body: multipart({ ...CONTACT, message: 'm'.repeat(256 * 1024) }) }, 413, TOO_LARGE],
  ['60,000 parts', withType(MULTIPART, manyParts(60_000).slice(0, 256 * 1024)), 413, TOO_LARGE],
  ['51 parts', withType(MULTIPART, manyParts(51)), 413, TOO_LARGE],
  ['a foreign page by Sec-Fetch-Site', good({ 'sec-fetch-site': 'cross-site' }), 403, FOREIGN],
  ['a page of a neighbouring host by Sec-Fetch-Site', good({ 'sec-fetch-site': 'same-site' }), 403, FOREIGN],
  ['a foreign page by Origin', good({ origin: 'https://evil.example' }), 403, FOREIGN],
  ["the origin 'null'", good({ origin: 'null' }), 403, FOREIGN],
  ['an empty form', { body: multipart({}) }, 400, 'Name is required'],
  ['an empty callback form', { body: multipart({ form: 'callback' }) }, 400, 'Please enter your name.'],
];

describe('A post that is refused', () => {
  catchLogs();
  let office: Office;
  before(async () => (office = await openOffice()));

  for (const [title, init, status, message] of REFUSED) {
    it(`${title}: ${status}, and the text says why`, async () => {
      const response = await office.send(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      const body = await response.json();
      assert.deepEqual([body.success, body.message], [false, message]);
    });
  }

  const pastTheRewrite = [
    '/.netlify/functions/contact-form',
    '/.netlify/functions/contact-form/',
    '//.netlify/functions/contact-form',
    '/%2Enetlify/Functions%2Fcontact-form',
    '/%E0%A4%A',
  ];
  for (const path of pastTheRewrite) {
    it(`at ${path}: 404, and what was posted is not read`, async () => {
      const request = new Request(new URL(ADDRESS).origin + path, { method: 'POST', body: multipart(CONTACT) });
      const response = await office.send(request);
      assert.equal(response.status, 404);
      assert.deepEqual(await response.json(), {
        success: false,
        message: 'There is nothing at this address. Please use the form on our website.',
      });
      assert.equal(request.bodyUsed, false);
    });
  }

  it('names the method that is allowed', async () => {
    const response = await office.send(new Request(ADDRESS));
    assert.equal(response.headers.get('allow'), 'POST');
  });

  it('lists every mistake in field order', async () => {
    const response = await office.post({ ...CONTACT, name: '', email: 'x', message: '' });
    assert.deepEqual(await response.json(), {
      success: false,
      message: 'Name is required',
      errors: [
        { field: 'name', message: 'Name is required' },
        { field: 'email', message: 'Please enter a valid email address' },
        { field: 'message', message: 'Message is required' },
      ],
    });
  });

  it('stores nothing', async () => assert.deepEqual(await office.ids('pending'), []));
});
