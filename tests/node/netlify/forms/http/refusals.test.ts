import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { CONTACT, multipart } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { fieldPart, MULTIPART, manyParts } from '../../support/rawMultipart.ts';

const ADDRESS = 'https://www.firm.example/contact-form.php';
const UNREADABLE = 'The form could not be read. Please try again.';
const TOO_LARGE = 'Your message is too large to send.';
const FOREIGN = 'This form can only be sent from our website.';

type Case = { title: string; init: RequestInit; status: number; message: string };

const REFUSED: Case[] = [
  ...['GET', 'PUT', 'DELETE', 'OPTIONS'].map((method) => ({
    title: `${method} instead of POST`,
    init: { method },
    status: 405,
    message: 'Please use the form on our contact page.',
  })),
  {
    title: 'JSON',
    init: { body: JSON.stringify(CONTACT), headers: { 'content-type': 'application/json' } },
    status: 415,
    message: UNREADABLE,
  },
  {
    title: 'JSON of a foreign page: its type is judged before its origin',
    init: {
      body: JSON.stringify(CONTACT),
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    },
    status: 415,
    message: UNREADABLE,
  },
  { title: 'plain text', init: { body: 'name=Asha' }, status: 415, message: UNREADABLE },
  { title: 'no body and no type', init: {}, status: 415, message: UNREADABLE },
  {
    title: 'multipart without a boundary',
    init: { body: 'x', headers: { 'content-type': 'multipart/form-data' } },
    status: 400,
    message: UNREADABLE,
  },
  {
    title: 'multipart that is cut off',
    init: { body: fieldPart('name', 'Asha'), headers: { 'content-type': MULTIPART } },
    status: 400,
    message: UNREADABLE,
  },
  {
    title: 'bytes that are no multipart',
    init: { body: new Uint8Array(2000).fill(255), headers: { 'content-type': MULTIPART } },
    status: 400,
    message: UNREADABLE,
  },
  {
    title: 'more than 256 KB',
    init: { body: multipart({ ...CONTACT, message: 'm'.repeat(256 * 1024) }) },
    status: 413,
    message: TOO_LARGE,
  },
  {
    title: '60,000 parts',
    init: { body: manyParts(60_000).slice(0, 256 * 1024), headers: { 'content-type': MULTIPART } },
    status: 413,
    message: TOO_LARGE,
  },
  {
    title: '51 parts',
    init: { body: manyParts(51), headers: { 'content-type': MULTIPART } },
    status: 413,
    message: TOO_LARGE,
  },
  {
    title: 'a foreign page by Sec-Fetch-Site',
    init: { body: multipart(CONTACT), headers: { 'sec-fetch-site': 'cross-site' } },
    status: 403,
    message: FOREIGN,
  },
  {
    title: 'a page of a neighbouring host by Sec-Fetch-Site',
    init: { body: multipart(CONTACT), headers: { 'sec-fetch-site': 'same-site' } },
    status: 403,
    message: FOREIGN,
  },
  {
    title: 'a foreign page by Origin',
    init: { body: multipart(CONTACT), headers: { origin: 'https://evil.example' } },
    status: 403,
    message: FOREIGN,
  },
  {
    title: "the origin 'null'",
    init: { body: multipart(CONTACT), headers: { origin: 'null' } },
    status: 403,
    message: FOREIGN,
  },
  { title: 'an empty form', init: { body: multipart({}) }, status: 400, message: 'Name is required' },
  {
    title: 'an empty callback form',
    init: { body: multipart({ form: 'callback' }) },
    status: 400,
    message: 'Please enter your name.',
  },
];

describe('A post that is refused', () => {
  catchLogs();
  let office: Office;
  before(async () => {
    office = await openOffice();
  });

  for (const { title, init, status, message } of REFUSED) {
    it(`${title}: ${status}, and the text says why`, async () => {
      const response = await office.send(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      const body = await response.json();
      assert.equal(body.success, false);
      assert.equal(body.message, message);
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
      const request = new Request(`https://www.firm.example${path}`, { method: 'POST', body: multipart(CONTACT) });
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

  it('stores nothing', async () => {
    assert.deepEqual(await office.ids('pending'), []);
  });
});
