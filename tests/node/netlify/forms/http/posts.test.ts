import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, ADDRESS, CALLBACK, CONTACT, multipart } from '../../support/forms.ts';

const OURS = new URL(ADDRESS).origin;
const UNREADABLE = 'The form could not be read. Please try again.';
const TOO_LARGE = 'Your message is too large to send.';
const FOREIGN = 'This form can only be sent from our website.';
const MULTIPART = 'multipart/form-data; boundary=b';

type Case = [title: string, init: RequestInit, status: number, message: string];

const good = (headers: Record<string, string> = {}): RequestInit => ({ body: multipart(CONTACT), headers });
const withType = (type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit => ({
  body,
  headers: { 'content-type': type, ...headers },
});

/** Builds a form with a file and a second e-mail address. */
function withMore(): FormData {
  const data = new FormData();
  data.append('name', new Blob(['x']), 'name.txt');
  for (const [name, value] of [...Object.entries(CONTACT), ['email', 'not an address']] as const) {
    data.append(name, value);
  }
  return data;
}

const TAKEN: [title: string, init: RequestInit][] = [
  ['a contact form', good()],
  ['a callback form', { body: multipart({ ...CALLBACK, form: 'callback' }) }],
  ['a form that is URL-encoded', { body: new URLSearchParams(CONTACT) }],
  ['our own page by Sec-Fetch-Site', good({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' })],
  ['our own page by Origin', good({ origin: OURS })],
  ['a file beside the fields, and of a field given twice the first', { body: withMore() }],
];

const REFUSED: Case[] = [
  ...['GET', 'PUT', 'OPTIONS'].map(
    (method): Case => [`${method} instead of POST`, { method }, 405, 'Please use the form on our contact page.'],
  ),
  ['JSON', withType('application/json', JSON.stringify(CONTACT)), 415, UNREADABLE],
  [
    'JSON of a foreign page: its type is judged before its origin',
    withType('application/json', '{}', { 'sec-fetch-site': 'cross-site' }),
    415,
    UNREADABLE,
  ],
  ['no body and no type', {}, 415, UNREADABLE],
  ['multipart without a boundary', withType('multipart/form-data', 'x'), 400, UNREADABLE],
  ['bytes that are no multipart', withType(MULTIPART, new Uint8Array(2000).fill(255)), 400, UNREADABLE],
  ['more than 256 KB', { body: multipart({ ...CONTACT, message: 'm'.repeat(256 * 1024) }) }, 413, TOO_LARGE],
  ['a foreign page by Sec-Fetch-Site', good({ 'sec-fetch-site': 'cross-site' }), 403, FOREIGN],
  ['a page of a neighbouring host by Sec-Fetch-Site', good({ 'sec-fetch-site': 'same-site' }), 403, FOREIGN],
  ['a foreign page by Origin', good({ origin: 'https://evil.example' }), 403, FOREIGN],
  ["the origin 'null'", good({ origin: 'null' }), 403, FOREIGN],
  ['an empty form', { body: multipart({}) }, 400, 'Name is required'],
];

describe('A post', () => {
  const logs = catchLogs();
  let fixture: Fixture;
  before(() => {
    fixture = openFixture();
  });

  for (const [title, init, status, message] of REFUSED) {
    it(`that is refused, ${title}: ${status}, and the text says why`, async () => {
      const response = await fixture.ask(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      const body = await response.json();
      assert.deepEqual([body.success, body.message], [false, message]);
      assert.deepEqual(fixture.ids('pending'), []);
    });
  }

  for (const [title, init] of TAKEN) {
    it(`that is taken, ${title}: 200 and success`, async () => {
      const response = await fixture.ask(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.match(await response.text(), ACCEPTED);
      assert.equal(response.status, 200);
    });
  }

  it('with mistakes is told all of them in field order', async () => {
    const response = await fixture.post({ ...CONTACT, name: '', email: 'x', message: '' });
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

  const pastTheRewrite = ['/.netlify/functions/contact-form', '/%2Enetlify/Functions%2Fcontact-form/', '/%E0%A4%A'];
  for (const path of pastTheRewrite) {
    it(`at ${path}: 404, and what was posted is not read`, async () => {
      const request = new Request(OURS + path, { method: 'POST', body: multipart(CONTACT) });
      const response = await fixture.ask(request);
      assert.equal(response.status, 404);
      const message = 'There is nothing at this address. Please use the form on our website.';
      assert.deepEqual(await response.json(), { success: false, message });
      assert.equal(request.bodyUsed, false);
    });
  }

  it('is answered with security headers, and no cache keeps the answer', async () => {
    const { headers } = await fixture.post(CONTACT);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('access-control-allow-origin'), null);
  });

  it('that meets something unforeseen is answered 500 with a fixed text, and neither answer nor log show what broke', async () => {
    const broken = openFixture();
    broken.rateLimiter = { consume: () => assert.fail('secret detail'), refund: () => {} };
    const response = await broken.post(CONTACT);
    assert.equal(response.status, 500);
    const message = 'An error occurred while submitting the form. Please try again.';
    assert.deepEqual(await response.json(), { success: false, message });
    assert.equal(logs.join().includes('secret detail'), false);
  });
});
