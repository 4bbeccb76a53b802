import assert from 'node:assert/strict';
import { createTransport } from 'nodemailer';
import { FORM_KINDS } from '../../../../lib/enquiry/forms.ts';
import { REFUSAL_MESSAGES } from '../../../../lib/enquiry/messages.ts';
import { validateForm } from '../../../../lib/enquiry/validation.ts';
import { type EnquiryRecord, enquiryRecordSchema } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import { enquiriesIn } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { composeMail } from '../../../../netlify/forms/mail/composeMail.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { ACCEPTED, ADDRESS } from './forms.ts';
import type { HostileBody } from './hostileBodies.ts';
import { enquiryTools } from './memory.ts';
import { createMemoryBlobs, type MemoryBlobs } from './memoryBlobs.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const MAIL_HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-(type|transfer-encoding)|auto-submitted)$/i;
const FIELD_TEXTS = /^(Name|Email|Service|Message) is required$|^Please (enter|choose|keep) /;
const SETTINGS = readSettings({ MAIL_TO: 'office@own.example', MAIL_FROM: 'website@own.example' }, 'dev');

/** The function over a store in memory, so that thousands of bodies take seconds. */
export type Fixture = {
  /** Sends a body; throws for an unexpected answer or a wrong success. True if it was accepted. */
  judge(hostile: HostileBody, wantsHtml: boolean): Promise<boolean>;
};

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

/** Opens the function over a new store for each body. */
export function openFixture(): Fixture {
  return {
    async judge({ type, body }, wantsHtml) {
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
    },
  };
}
