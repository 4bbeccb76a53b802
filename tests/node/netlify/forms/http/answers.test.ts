import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, ADDRESS, CALLBACK, CONTACT, multipart } from '../../support/forms.ts';
import { type Office, openOffice } from '../../support/office.ts';
import { fieldPart, MULTIPART, manyParts } from '../../support/rawMultipart.ts';

const AT_LIMIT = `${Object.entries(CONTACT)
  .map(([name, value]) => fieldPart(name, value))
  .join('')}${manyParts(50 - Object.keys(CONTACT).length)}`;
const OURS = new URL(ADDRESS).origin;

function withFile(): FormData {
  const data = new FormData();
  data.append('name', new Blob(['x']), 'name.txt');
  for (const [name, value] of Object.entries(CONTACT)) data.append(name, value);
  return data;
}

function withSecondEmail(): FormData {
  const data = multipart(CONTACT);
  data.append('email', 'not an address');
  return data;
}

const TAKEN: [title: string, body: BodyInit, headers?: HeadersInit][] = [
  ['a contact form', multipart(CONTACT)],
  ['a callback form', multipart({ ...CALLBACK, form: 'callback' })],
  ['a form that is URL-encoded', new URLSearchParams(CONTACT)],
  ['50 parts', AT_LIMIT, { 'content-type': MULTIPART }],
  [
    'our own page by Sec-Fetch-Site',
    multipart(CONTACT),
    { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
  ],
  ['our own page by Origin', multipart(CONTACT), { origin: OURS }],
  ['a file beside the fields', withFile()],
  ['a field given twice, the first counts', withSecondEmail()],
];

describe('A post that meets something unforeseen', () => {
  const logs = catchLogs();

  it('is answered 500 with a fixed text, and neither answer nor log show what broke', async () => {
    const office = await openOffice({
      rateLimiter: { consume: () => assert.fail('secret detail'), refund: () => {} },
    });
    const response = await office.post(CONTACT);
    assert.equal(response.status, 500);
    const message = 'An error occurred while submitting the form. Please try again.';
    assert.deepEqual(await response.json(), { success: false, message });
    assert.equal(logs.join().includes('secret detail'), false);
  });
});

describe('A post that is taken', () => {
  catchLogs();
  let office: Office;
  before(async () => (office = await openOffice()));

  for (const [title, body, headers = {}] of TAKEN) {
    it(`${title}: 200 and success`, async () => {
      const response = await office.send(new Request(ADDRESS, { method: 'POST', body, headers }));
      assert.match(await response.text(), ACCEPTED);
      assert.equal(response.status, 200);
    });
  }

  it('carries security headers of its own and is not kept by caches', async () => {
    const { headers } = await office.post(CONTACT);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('access-control-allow-origin'), null);
  });
});
