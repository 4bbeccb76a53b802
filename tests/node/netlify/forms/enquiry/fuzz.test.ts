import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ENQUIRY_FIELDS } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS } from '../../../../../lib/enquiry/forms.ts';
import { REFUSAL_MESSAGES } from '../../../../../lib/enquiry/messages.ts';
import { isServiceValue } from '../../../../../lib/enquiry/serviceOptions.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { asEml } from '../../../../../netlify/forms/mail/transport.ts';
import { assertEach } from '../../../../support/cases.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { openFixture } from '../../support/enquiryFixture.ts';
import { ACCEPTED, ADDRESS, BY_SCRIPT, CONTACT } from '../../support/forms.ts';

type HostileBody = { title: string; type: string; body: Buffer };

const BOUNDARY = 'b0undary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const END = `--${BOUNDARY}--\r\n`;

function fieldsBody(fields: Record<string, string | Buffer>): Buffer {
  const parts = Object.entries(fields).map(([name, value]) => [
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts.flat(), Buffer.from(END)]);
}

/** A valid contact form, encoded as bytes. */
const GOOD_BODY = fieldsBody(CONTACT);
const GOOD_TEXT = GOOD_BODY.toString('latin1');
const bytes = (text: string) => Buffer.from(text, 'latin1');

const VALUES: Record<string, string> = {
  nothing: '',
  NUL: '\0',
  'a header behind CRLF': 'x@y.example\r\nBcc: evil@spam.example',
  'a header behind LF': 'x@y.example\nBcc: evil@spam.example',
  'two addresses': 'a@b.example, c@d.example',
  'the end of a textarea': '</textarea><img src=x onerror=alert(1)>',
  'ten thousand dots after an at sign': `a@${'.'.repeat(10_000)}`,
  'sixteen thousand combining marks': `e${'\u0301'.repeat(16_000)}`,
  'the boundary as text': `--${BOUNDARY}`,
};

const TYPES = [
  'multipart/form-data; boundary',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data, application/json; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
];

const STRUCTURES: Record<string, Buffer> = {
  'no end': bytes(GOOD_TEXT.slice(0, -END.length)),
  'LF in place of CRLF': bytes(GOOD_TEXT.replaceAll('\r\n', '\n')),
  'each boundary twice': bytes(GOOD_TEXT.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\n--${BOUNDARY}\r\n`)),
  'no names': bytes(GOOD_TEXT.replaceAll(/; name="\w+"/g, '')),
  'no dispositions': bytes(GOOD_TEXT.replaceAll(/Content-Disposition: [^\r]+\r\n/g, '')),
  'UTF-16': Buffer.from(GOOD_TEXT, 'utf16le'),
  'fifty thousand boundaries': bytes(`--${BOUNDARY}\r\n`.repeat(25_000)),
  'a multipart in a multipart': fieldsBody({ ...CONTACT, message: GOOD_BODY }),
};

const HOSTILE: HostileBody[] = [
  ...ENQUIRY_FIELDS.flatMap((field) =>
    Object.entries(VALUES).map(([what, value]) => {
      return { title: `${what} as ${field}`, type: TYPE, body: fieldsBody({ ...CONTACT, [field]: value }) };
    }),
  ),
  ...TYPES.map((type) => ({ title: `the type '${type}'`, type, body: GOOD_BODY })),
  ...Object.entries(STRUCTURES).map(([title, body]) => ({ title, type: TYPE, body })),
];

const PAGE = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const MAIL_HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-(type|transfer-encoding)|auto-submitted)$/i;
const FIELD_TEXTS = /^(Name|Email|Service|Message) is required$|^Please (enter|choose|keep) /;

/** Fails for an unknown message; returns true if the form was accepted. */
async function readJson(response: Response): Promise<boolean> {
  const text = await response.text();
  if (ACCEPTED.test(text)) return true;
  const { success, message } = JSON.parse(text);
  assert.equal(success, false);
  assert.ok(Object.values<string>(REFUSAL_MESSAGES).includes(message) || FIELD_TEXTS.test(message), message);
  return false;
}

/** Fails if input appears as markup in the page; returns true if the form was accepted. */
async function readPage(response: Response): Promise<boolean> {
  const html = await response.text();
  if (response.status === 303) return true;
  assert.ok(html.startsWith('<!doctype html>') && html.includes('<main>'));
  assert.doesNotMatch(html, /<script|<img|onerror=[^&]*>/i);
  return false;
}

/** Fails if a field has become an email header or a recipient. */
async function assertSafe(mail: Parameters<typeof asEml>[0]): Promise<void> {
  const [head = ''] = (await asEml(mail)).split('\r\n\r\n', 1);
  const headers = head.split('\r\n').filter((line) => !/^[ \t]/.test(line));
  for (const line of headers) assert.match(line.split(':', 1).join(), MAIL_HEADERS);
  assert.ok(headers.includes('To: office@own.example'));
}

/**
 * Sends a body to the function; fails for an unexpected response or a false success. Returns true if it was accepted.
 */
async function judge({ type, body }: HostileBody, isPage: boolean): Promise<boolean> {
  const fixture = openFixture({ env: { MAIL_TO: 'office@own.example' } });
  const headers = { 'content-type': type, ...(isPage ? PAGE : BY_SCRIPT) };
  const response = await fixture.ask(new Request(ADDRESS, { method: 'POST', headers, body: new Uint8Array(body) }));
  await fixture.settle();
  assert.ok(response.status < 500, `answered ${response.status}`);
  const isTaken = await (isPage ? readPage(response) : readJson(response));
  const kept = fixture.records('done');
  assert.deepEqual([kept.length, fixture.mails.length], isTaken ? [1, 1] : [0, 0]);
  for (const { form, values } of kept) {
    assert.deepEqual(
      validateForm(FORM_KINDS.find((kind) => kind === form) ?? assert.fail(form), values, isServiceValue),
      [],
    );
  }
  for (const mail of fixture.mails) await assertSafe(mail);
  return isTaken;
}

const MUTATIONS = 200;
const TOKENS = ['\r\n', '\r\n\r\n', '\0', `--${BOUNDARY}`, '; filename="x"', 'name="email"', 'Bcc: evil@spam.example'];
const SMALL = HOSTILE.filter(({ body }) => body.length < 20_000);

/** Replaces bytes at any position. */
const anyChange = fc.record({
  at: fc.nat(GOOD_BODY.length),
  cut: fc.nat(32),
  put: fc.oneof(fc.constantFrom('', ...TOKENS), fc.string({ unit: 'binary', maxLength: 16 })),
});

/** A valid or hostile body with up to four changes. */
const anyBody = fc
  .tuple(
    fc.oneof(fc.constant({ title: 'a good form', type: TYPE, body: GOOD_BODY }), fc.constantFrom(...SMALL)),
    fc.array(anyChange, { maxLength: 4 }),
  )
  .map(([base, changes]): HostileBody => {
    const change = (body: Buffer, { at, cut, put }: (typeof changes)[number]) =>
      Buffer.concat([body.subarray(0, at), Buffer.from(put), body.subarray(at + cut)]);
    return { ...base, body: changes.reduce(change, base.body) };
  });

describe('a hostile body', () => {
  it('gets our own response, the same as JSON and as a page, and success only for a valid form', () =>
    assertEach(
      HOSTILE,
      async (kind) => assert.equal(await judge(kind, true), await judge(kind, false)),
      ({ title }) => title,
    ));

  it('mutated at random gets our own response, and success only for a valid form', async () => {
    let taken = 0;
    const count = async (body: HostileBody, isPage: boolean) => {
      if (await judge(body, isPage)) taken += 1;
    };
    await fc.assert(fc.asyncProperty(anyBody, fc.boolean(), count), { numRuns: atLeast(MUTATIONS) });
    // A test that accepts almost nothing or almost everything would prove little.
    assert.ok(taken > MUTATIONS / 50 && taken < (MUTATIONS * 9) / 10, `${taken} taken`);
  });
});
