import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTransport } from 'nodemailer';
import { ENQUIRY_FIELDS, type EnquiryField } from '../../../../../lib/enquiry/fields.ts';
import { FORM_KINDS } from '../../../../../lib/enquiry/forms.ts';
import { REFUSAL_MESSAGES } from '../../../../../lib/enquiry/messages.ts';
import { validateForm } from '../../../../../lib/enquiry/validation.ts';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { enquiriesIn } from '../../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { composeMail } from '../../../../../netlify/forms/mail/composeMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { assertEach } from '../../../../support/cases.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { ACCEPTED, ADDRESS, CONTACT } from '../../support/forms.ts';
import { createMemoryBlobs, enquiryTools, type MemoryBlobs } from '../../support/memory.ts';

/** A body with its type, as a hostile program sends it. */
type HostileBody = { title: string; type: string; body: Buffer };

const BOUNDARY = 'b0undary';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const END = `--${BOUNDARY}--\r\n`;

function part(name: string, value: string | Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
}

function fieldsBody(fields: Record<string, string | Buffer>): Buffer {
  return Buffer.concat([...Object.entries(fields).map(([name, value]) => part(name, value)), Buffer.from(END)]);
}

/** A valid contact form, as bytes. */
const GOOD_BODY = fieldsBody(CONTACT);
const GOOD_TEXT = GOOD_BODY.toString('latin1');
const bytes = (text: string) => Buffer.from(text, 'latin1');

const VALUES: Record<string, string | Buffer> = {
  nothing: '',
  'a zero-width space': '\u200b',
  NUL: '\0',
  'a header behind CRLF': 'x@y.example\r\nBcc: evil@spam.example',
  'a header behind LF': 'x@y.example\nBcc: evil@spam.example',
  'two addresses': 'a@b.example, c@d.example',
  'a script': '<script>alert(1)</script>',
  'the end of a textarea': '</textarea><img src=x onerror=alert(1)>',
  'ten thousand dots after an at sign': `a@${'.'.repeat(10_000)}`,
  'sixteen thousand combining marks': `e${'\u0301'.repeat(16_000)}`,
  'the boundary as text': `--${BOUNDARY}`,
};

const TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary="${BOUNDARY}"`,
  `multipart/form-data; boundary= ${BOUNDARY}`,
  `multipart/form-data; boundary=${BOUNDARY}; boundary=other`,
  `multipart/form-data; boundary=other; boundary=${BOUNDARY}`,
  `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`,
  `multipart/form-data; charset=utf-16; boundary=${BOUNDARY}`,
  `multipart/form-data, application/json; boundary=${BOUNDARY}`,
  'application/x-www-form-urlencoded',
  'application/json',
  '',
];

const STRUCTURES: Record<string, Buffer> = {
  'an empty body': Buffer.alloc(0),
  'no end': bytes(GOOD_TEXT.slice(0, -END.length)),
  'LF in place of CRLF': bytes(GOOD_TEXT.replaceAll('\r\n', '\n')),
  'no blank lines': bytes(GOOD_TEXT.replaceAll('\r\n\r\n', '\r\n')),
  'each boundary twice': bytes(GOOD_TEXT.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\n--${BOUNDARY}\r\n`)),
  'no names': bytes(GOOD_TEXT.replaceAll(/; name="\w+"/g, '')),
  'names without quotes': bytes(GOOD_TEXT.replaceAll(/name="(\w+)"/g, 'name=$1')),
  'no dispositions': bytes(GOOD_TEXT.replaceAll(/Content-Disposition: [^\r]+\r\n/g, '')),
  'UTF-16': Buffer.from(GOOD_TEXT, 'utf16le'),
  'fifty thousand boundaries': bytes(`--${BOUNDARY}\r\n`.repeat(25_000)),
  'a multipart in a multipart': fieldsBody({ ...CONTACT, message: GOOD_BODY }),
};

/** Builds a valid form with another text in one field. */
function withValue(field: EnquiryField, value: string | Buffer): Buffer {
  return fieldsBody({ ...CONTACT, [field]: value });
}

/** Returns hostile bodies by kind of fault. */
function hostileClasses(): Map<string, HostileBody[]> {
  return new Map([
    ...ENQUIRY_FIELDS.map((field): [string, HostileBody[]] => [
      `a hostile ${field}`,
      Object.entries(VALUES).map(([what, value]) => ({
        title: `${what} as ${field}`,
        type: TYPE,
        body: withValue(field, value),
      })),
    ]),
    [
      'a hostile Content-Type',
      TYPES.map((type) => ({ title: `the type '${type.slice(0, 70)}' (${type.length})`, type, body: GOOD_BODY })),
    ],
    ['a hostile structure', Object.entries(STRUCTURES).map(([title, body]) => ({ title, type: TYPE, body }))],
  ]);
}

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const MAIL_HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-(type|transfer-encoding)|auto-submitted)$/i;
const FIELD_TEXTS = /^(Name|Email|Service|Message) is required$|^Please (enter|choose|keep) /;
const SETTINGS = readSettings({ MAIL_TO: 'office@own.example', MAIL_FROM: 'website@own.example' }, 'dev');

/** Returns the enquiries in a store, in any folder. */
function keptIn({ texts }: MemoryBlobs): EnquiryRecord[] {
  const entries = [...texts].filter(([key]) => /^(pending|done)\//.test(key));
  const records = entries.map(([, text]) => enquiryRecordSchema.parse(JSON.parse(text)));
  return [...new Map(records.map((record) => [record.id, record])).values()];
}

async function assertOurJson(response: Response): Promise<boolean> {
  const answer: unknown = JSON.parse(await response.text());
  assert.ok(typeof answer === 'object' && answer !== null && 'success' in answer);
  assert.equal(answer.success, response.status === 200);
  if (answer.success === true) {
    assert.match(JSON.stringify(answer), ACCEPTED);
    return true;
  }
  const message = 'message' in answer ? String(answer.message) : '';
  const isFixed = Object.values<string>(REFUSAL_MESSAGES).includes(message) || FIELD_TEXTS.test(message);
  assert.ok(isFixed, `a text that is none of ours: ${message}`);
  return false;
}

async function assertOurPage(response: Response, kept: EnquiryRecord | undefined): Promise<boolean> {
  if (response.status === 303) {
    const thanks = kept?.form === 'callback' ? '/thank-you/callback' : '/thank-you';
    assert.match(response.headers.get('location') ?? '', new RegExp(`^${thanks}\\?reference=[0-9a-f]{12}$`));
    return true;
  }
  const html = await response.text();
  assert.ok(html.startsWith('<!doctype html>') && html.includes('<main>'));
  assert.doesNotMatch(html, /<script|<img|onerror=[^&]*>/i);
  return false;
}

/** Checks that no field has become a header, and that there is one recipient. */
async function assertSafeMail(record: EnquiryRecord): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await transport.sendMail(composeMail(record, SETTINGS));
  const [head = ''] = message.toString().split('\r\n\r\n', 1);
  for (const line of head.split('\r\n').filter((text) => !/^[ \t]/.test(text))) {
    assert.match(line.split(':', 1).join(), MAIL_HEADERS);
  }
  assert.deepEqual(envelope, { from: 'website@own.example', to: ['office@own.example'] });
}

/** Checks that an accepted form follows the browser's rules. */
function assertValid({ form, values }: EnquiryRecord): void {
  const kind = FORM_KINDS.find((known) => known === form);
  assert.ok(kind);
  assert.deepEqual(validateForm(kind, values), []);
}

/**
 * Sends a body to the function over a new store in memory; throws for an unexpected answer or a wrong success. True if it was
 * accepted.
 */
async function judge({ type, body }: HostileBody, wantsHtml: boolean): Promise<boolean> {
  const blobs = createMemoryBlobs();
  const tools = enquiryTools({ openStore: () => enquiriesIn(blobs), mailer: async () => {} });
  const headers = { ...(type !== '' && { 'content-type': type }), accept: wantsHtml ? HTML : 'application/json' };
  const request = new Request(ADDRESS, { method: 'POST', headers, body: new Uint8Array(body) });
  const response = await receiveEnquiry(request, tools);
  assert.ok(response.status < 500, `answered ${response.status}`);
  const kept = keptIn(blobs);
  const isTaken = wantsHtml ? await assertOurPage(response, kept[0]) : await assertOurJson(response);
  assert.equal(kept.length, isTaken ? 1 : 0);
  for (const record of kept) {
    assertValid(record);
    await assertSafeMail(record);
  }
  return isTaken;
}

const MUTATIONS = 200;
const TOKENS = [
  '\r\n',
  '\r\n\r\n',
  '\0',
  `--${BOUNDARY}`,
  'Content-Disposition: form-data; name="name"',
  '; filename="x"',
  'name="email"',
  'Bcc: evil@spam.example',
];
const GOOD: HostileBody = { title: 'a good form', type: TYPE, body: GOOD_BODY };
const SMALL = [...hostileClasses().values()].flat().filter(({ body }) => body.length < 20_000);

/** Replaces some bytes anywhere. */
const anyChange = fc.record({
  at: fc.nat(GOOD_BODY.length),
  cut: fc.nat(32),
  put: fc.oneof(fc.constantFrom('', ...TOKENS), fc.string({ unit: 'binary', maxLength: 16 })),
});

/** A valid or a hostile body, changed up to four times. */
const anyBody = fc
  .tuple(fc.oneof(fc.constant(GOOD), fc.constantFrom(...SMALL)), fc.array(anyChange, { maxLength: 4 }))
  .map(([base, changes]): HostileBody => {
    const change = (body: Buffer, { at, cut, put }: (typeof changes)[number]) =>
      Buffer.concat([body.subarray(0, at), Buffer.from(put), body.subarray(at + cut)]);
    return { ...base, body: changes.reduce(change, base.body) };
  });

describe('Hostile bodies', () => {
  catchLogs();

  it('are told from a good form, which is taken', async () => {
    assert.equal(await judge(GOOD, false), true);
    assert.equal(await judge(GOOD, true), true);
  });

  async function judgeBothWays(kind: HostileBody): Promise<void> {
    const isTaken = await judge(kind, false);
    assert.equal(await judge(kind, true), isTaken, 'as JSON and as a page');
  }

  for (const [name, bodies] of hostileClasses()) {
    it(`${name} (${bodies.length}): an answer of ours, and success only for a form without mistakes`, () =>
      assertEach(bodies, judgeBothWays, ({ title }) => title));
  }

  it('changed at random: an answer of ours, and success only for a form without mistakes', async () => {
    let taken = 0;
    const count = async (body: HostileBody, wantsHtml: boolean) => {
      if (await judge(body, wantsHtml)) taken += 1;
    };
    await fc.assert(fc.asyncProperty(anyBody, fc.boolean(), count), { numRuns: atLeast(MUTATIONS) });
    // A test that accepts nothing or everything would prove little.
    assert.ok(taken > MUTATIONS / 50 && taken < (MUTATIONS * 9) / 10, `${taken} taken`);
  });
});
