import assert from 'node:assert/strict';
import { createTransport } from 'nodemailer';
import { FORM_KINDS } from '../../../../lib/enquiry/forms.ts';
import { REFUSAL_MESSAGES } from '../../../../lib/enquiry/messages.ts';
import { validateForm } from '../../../../lib/enquiry/validation.ts';
import type { EnquiryRecord } from '../../../../netlify/forms/enquiry/enquiryRecord.ts';
import type { EnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { composeMail } from '../../../../netlify/forms/mail/composeMail.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { ACCEPTED, ADDRESS } from './forms.ts';
import type { HostileBody } from './hostileBodies.ts';
import { enquiryTools } from './memory.ts';

const HTML = 'text/html,application/xhtml+xml,*/*;q=0.8';
const MAIL_HEADERS =
  /^(from|to|reply-to|subject|message-id|date|mime-version|content-(type|transfer-encoding)|auto-submitted)$/i;
const FIELD_TEXTS = /^(Name|Email|Service|Message) is required$|^Please (enter|choose|keep) /;
const SETTINGS = readSettings({ MAIL_TO: 'office@own.example', MAIL_FROM: 'website@own.example' }, 'dev');

/** The function over a store that only remembers, so that thousands of bodies take seconds. */
export type FuzzDesk = {
  /** Sends a body; throws where the answer is not one of ours, or is success and should not be. True where it was taken. */
  judge(hostile: HostileBody, wantsHtml: boolean): Promise<boolean>;
};

function rememberingStore(kept: EnquiryRecord[]): EnquiryStore {
  return {
    has: async () => false,
    read: async () => undefined,
    write: async (folder, record) => void (folder === 'done' || kept.push(record)),
    remove: async () => {},
    listNames: async () => [],
    listBetween: async () => [],
    listDeliveries: async () => [],
    listDays: async () => ({ days: [], undated: [] }),
    findName: async () => undefined,
    writeName: async () => {},
    removeName: async () => {},
    readNote: async () => undefined,
    writeNote: async () => {},
  };
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

/** No field has become a header, and there is one recipient. */
async function assertSafeMail(record: EnquiryRecord): Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message, envelope } = await transport.sendMail(composeMail(record, SETTINGS));
  const [head = ''] = message.toString().split('\r\n\r\n', 1);
  for (const line of head.split('\r\n').filter((text) => !/^[ \t]/.test(text))) {
    assert.match(line.split(':', 1).join(), MAIL_HEADERS);
  }
  assert.deepEqual(envelope, { from: 'website@own.example', to: ['office@own.example'] });
}

/** What was taken follows the rules that the browser has, and its words stand in the body. */
function assertValid({ form, values }: EnquiryRecord, { body, type }: HostileBody): void {
  const kind = FORM_KINDS.find((known) => known === form);
  assert.ok(kind);
  assert.deepEqual(validateForm(kind, values), []);
  const isEncoded = /^application\/x-www/i.test(type.trim());
  const text = body.toString();
  const sent = isEncoded ? [...new URLSearchParams(text)].flat().join(' ') : text;
  // Control characters go before a field is judged: what stood beside them grows together.
  const joined = sent.replace(/\p{Cc}/gu, '');
  const words =
    Object.values(values)
      .join(' ')
      .match(/[A-Za-z]{5,}/g) ?? [];
  for (const word of words) assert.ok(sent.includes(word) || joined.includes(word), `'${word}' was never sent`);
}

/** @param options.isChecked false for measuring: the answer is looked at, what was kept is not */
export function openFuzzDesk({ isChecked = true } = {}): FuzzDesk {
  let kept: EnquiryRecord[] = [];
  const tools = enquiryTools({ openStore: () => rememberingStore(kept), mailer: async () => {} });
  return {
    async judge(hostile, wantsHtml) {
      kept = [];
      const { type, body } = hostile;
      const headers = { ...(type !== '' && { 'content-type': type }), accept: wantsHtml ? HTML : 'application/json' };
      const request = new Request(ADDRESS, { method: 'POST', headers, body: new Uint8Array(body) });
      const response = await receiveEnquiry(request, tools);
      assert.ok(response.status < 500, `answered ${response.status}`);
      const isTaken = wantsHtml ? await assertOurPage(response, kept[0]) : await assertOurJson(response);
      assert.equal(kept.length, isTaken ? 1 : 0);
      for (const record of isChecked ? kept : []) {
        assertValid(record, hostile);
        await assertSafeMail(record);
      }
      return isTaken;
    },
  };
}
