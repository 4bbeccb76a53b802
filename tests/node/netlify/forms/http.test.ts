import assert from 'node:assert/strict';
import { hash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { thankYouPage } from '../../../../netlify/forms/http/thankYouPage.ts';
import { shortId } from '../../../../netlify/forms/runtime/entryName.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { openFixture } from '../support/enquiryFixture.ts';
import { ACCEPTED, ADDRESS, CALLBACK, CONTACT, type Fields, logs, multipart, recordOf } from '../support/forms.ts';

const OURS = new URL(ADDRESS).origin;
const UNREADABLE = 'The form could not be read. Please try again.';
const TOO_LARGE = 'Your message is too large to send.';
const FOREIGN = 'This form can only be sent from our website.';
const MULTIPART = 'multipart/form-data; boundary=b';

type Case = [title: string, init: RequestInit, status: number, message: string];

const good = (headers: Record<string, string> = {}): RequestInit => ({ body: multipart(CONTACT), headers });
const withType = (type: string, body: BodyInit, headers: Record<string, string> = {}): RequestInit => {
  return { body, headers: { 'content-type': type, ...headers } };
};

/** Builds a form with a file and a second email address. */
function withMore(): FormData {
  const data = new FormData();
  data.append('name', new Blob(['x']), 'name.txt');
  for (const [name, value] of Object.entries(CONTACT)) data.append(name, value);
  data.append('email', 'not an address');
  return data;
}

const TAKEN: [title: string, init: RequestInit][] = [
  ['a contact form', good()],
  ['a callback form', { body: multipart({ ...CALLBACK, form: 'callback' }) }],
  ['a URL-encoded form', { body: new URLSearchParams(CONTACT) }],
  ['a same-origin Sec-Fetch-Site', good({ 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' })],
  ['our own Origin', good({ origin: OURS })],
  ['a file besides the fields and a duplicate field', { body: withMore() }],
];

const REFUSED: Case[] = [
  ...['GET', 'PUT', 'OPTIONS'].map(
    (method): Case => [`${method} instead of POST`, { method }, 405, 'Please use the form on our contact page.'],
  ),
  ['JSON', withType('application/json', JSON.stringify(CONTACT)), 415, UNREADABLE],
  ['cross-site JSON', withType('application/json', '{}', { 'sec-fetch-site': 'cross-site' }), 415, UNREADABLE],
  ['no body and no type', {}, 415, UNREADABLE],
  ['multipart without a boundary', withType('multipart/form-data', 'x'), 400, UNREADABLE],
  ['bytes that are not multipart', withType(MULTIPART, new Uint8Array(2000).fill(255)), 400, UNREADABLE],
  ['more than 256 KB', { body: multipart({ ...CONTACT, message: 'm'.repeat(256 * 1024) }) }, 413, TOO_LARGE],
  ['a cross-site Sec-Fetch-Site', good({ 'sec-fetch-site': 'cross-site' }), 403, FOREIGN],
  ['a same-site Sec-Fetch-Site', good({ 'sec-fetch-site': 'same-site' }), 403, FOREIGN],
  ['a foreign Origin', good({ origin: 'https://evil.example' }), 403, FOREIGN],
  ["the origin 'null'", good({ origin: 'null' }), 403, FOREIGN],
  ['an empty form', { body: multipart({}) }, 400, 'Name is required'],
];

const fixture = openFixture();

describe('a form request', () => {
  for (const [title, init, status, message] of REFUSED) {
    it(`with ${title} is refused with ${status} and an explanation`, async () => {
      const response = await fixture.ask(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.equal(response.status, status);
      assert.equal(response.headers.get('content-type'), 'application/json; charset=utf-8');
      const body = await response.json();
      assert.deepEqual([body.success, body.message], [false, message]);
      assert.deepEqual(fixture.ids('pending'), []);
    });
  }

  for (const [title, init] of TAKEN) {
    it(`with ${title} is accepted with 200`, async () => {
      const response = await fixture.ask(new Request(ADDRESS, { method: 'POST', ...init }));
      assert.equal(response.status, 200);
      assert.match(await response.text(), ACCEPTED);
    });
  }

  it('with mistakes gets all of them, in field order', async () => {
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

  it("to the function's own URL gets 404, and its body is not read", async () => {
    for (const path of ['/.netlify/functions/contact-form', '/%2Enetlify/Functions%2Fcontact-form/', '/%E0%A4%A']) {
      const request = new Request(OURS + path, { method: 'POST', body: multipart(CONTACT) });
      const response = await fixture.ask(request);
      const message = 'There is nothing at this address. Please use the form on our website.';
      assert.deepEqual([response.status, await response.json()], [404, { success: false, message }], path);
      assert.equal(request.bodyUsed, false);
    }
  });

  it('gets HTML or JSON, depending on its Accept header', async () => {
    const kinds = {
      'application/json': 'application/json',
      '*/*': 'application/json',
      'text/html, */*;q=0.9': 'text/html',
    };
    for (const [accept, type] of Object.entries(kinds)) {
      const { headers } = await fixture.post({}, { accept });
      assert.deepEqual([headers.get('content-type'), headers.get('vary')], [`${type}; charset=utf-8`, 'Accept']);
    }
  });

  it('is answered with security headers and without caching', async () => {
    const { headers } = await fixture.post(CONTACT);
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'/);
    assert.match(headers.get('strict-transport-security') ?? '', /max-age=\d{8}/);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('access-control-allow-origin'), null);
  });

  it('that causes an unexpected error gets 500 and a fixed text, and no detail reaches the log', async () => {
    const broken = openFixture();
    broken.rateLimiter = { consume: () => assert.fail('secret detail'), refund: () => {} };
    const response = await broken.post(CONTACT);
    assert.equal(response.status, 500);
    const message = 'An error occurred while submitting the form. Please try again.';
    assert.deepEqual(await response.json(), { success: false, message });
    assert.equal(logs.join().includes('secret detail'), false);
  });
});

describe('the rate limit for accepted posts', () => {
  it('is 5 a minute for an IP address, without invalid forms, and gives Retry-After on the sixth', async () => {
    const { post, later } = openFixture({ env: { RATE_LIMIT: undefined } });
    const statusFrom = async (ip: string, name = 'Asha') => (await post({ ...CONTACT, name }, {}, ip)).status;
    for (const _ of Array(5)) {
      assert.deepEqual([await statusFrom('203.0.113.1', ''), await statusFrom('203.0.113.1')], [400, 200]);
    }
    later({ seconds: 20 });
    const sixth = await post(CONTACT, {}, '203.0.113.1');
    assert.deepEqual([sixth.status, sixth.headers.get('retry-after')], [429, '40']);
    const message = 'Too many messages from your connection. Please wait a minute and try again.';
    assert.deepEqual(await sixth.json(), { success: false, message });

    assert.equal(await statusFrom('203.0.113.2'), 200, 'another address');
    later({ seconds: 40 });
    assert.equal(await statusFrom('203.0.113.1'), 200, 'a minute later');
  });

  it('can be raised for tests and load runs, but not in production', () => {
    assert.equal(readSettings({ RATE_LIMIT: '900' }, 'dev').acceptedPerMinute, 900);
    const refuses = readSettings({ DATA_DIR: '/data', MAIL_REFUSES: '1' }, 'dev').mailRoute;
    assert.deepEqual(refuses, { kind: 'smtp', url: 'smtp://127.0.0.1:1' });
    assert.equal(readSettings({ RATE_LIMIT: '900' }, 'production').acceptedPerMinute, 5);
    assert.equal(readSettings({ RATE_LIMIT: 'many' }, 'dev').acceptedPerMinute, 5);
  });

  it('counts the addresses of one IPv6 network as one', () => {
    const limiter = createRateLimiter();
    assert.equal(limiter.consume('2001:db8:1:2:3:4:5:6', 1, 0), 0);
    assert.equal(limiter.consume('2001:db8:1:2::9', 1, 0), 60);
    assert.equal(limiter.consume('2001:db8:1:3::9', 1, 0), 0);
    assert.equal(limiter.consume('::ffff:203.0.113.1', 1, 0), 0);
    assert.equal(limiter.consume('::ffff:203.0.113.2', 1, 0), 0);
    assert.equal(limiter.consume('fe80::1%eth0', 1, 0), 0, 'an address with a zone');
    assert.equal(limiter.consume('fe80::2%eth1', 1, 0), 60);
  });

  it('ignores what was counted by a clock that ran a day ahead', () => {
    const limiter = createRateLimiter();
    assert.equal(limiter.consume('203.0.113.1', 1, 86_400_000), 0);
    assert.equal(limiter.consume('203.0.113.1', 1, 0), 0);
    assert.equal(limiter.consume('203.0.113.1', 1, 1_000), 59);
  });
});

/** Headers of browser navigations. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const HOSTILE = '</textarea><script>alert(1)</script>"\'&';

describe('a browser that posts without scripts', () => {
  const led: [title: string, fields: Fields, location: string][] = [
    ['the thank-you page', CONTACT, '/thank-you'],
    ['the Kiswahili thank-you page from a Kiswahili form', { ...CONTACT, language: 'sw' }, '/sw/thank-you'],
    ['the callback page after a callback request', { ...CALLBACK, form: 'callback' }, '/thank-you/callback'],
    [
      'the Kiswahili callback page after a Kiswahili request',
      { ...CALLBACK, form: 'callback', language: 'sw' },
      '/sw/thank-you/callback',
    ],
    [
      'the callback page if the honeypot is filled',
      { ...CALLBACK, form: 'callback', extra_b: 'x' },
      '/thank-you/callback',
    ],
  ];
  for (const [where, fields, location] of led) {
    it(`is redirected to ${where}`, async () => {
      const response = await fixture.post(fields, NAVIGATION);
      const [path, query] = response.headers.get('location')?.split('?') ?? [];
      assert.deepEqual([response.status, path], [303, location]);
      assert.match(query ?? '', /^reference=[0-9a-f]{12}$/);
    });
  }

  it('gets the copy of its form, even if the mail is delivered at the same time', async (context) => {
    const file = '<p hidden="" data-part="reference">(0000)</p><pre hidden="" data-part="copy">(0001)</pre>';
    context.mock.method(globalThis, 'fetch', async () => new Response(file));
    for (const nthCall of [1, 2, 3, 4, 5]) {
      const { blobs, put, ...site } = openFixture();
      const record = recordOf('0123456789abcdef', site.now());
      await put('pending', record);
      let calls = 0;
      blobs.onCall = () => {
        calls += 1;
        const key = [...blobs.texts.keys()].find((name) => name.startsWith('pending/'));
        if (calls !== nthCall || key === undefined) return undefined;
        blobs.texts.set(key.replace('pending/', 'done/'), blobs.texts.get(key) ?? '');
        blobs.texts.delete(key);
        return undefined;
      };
      const request = new Request(`${OURS}/thank-you?reference=${shortId(record.id)}`);
      const page = await (await thankYouPage(request, site)).text();
      assert.ok(page.includes(`Message: ${CONTACT.message}`), `moved before call ${nthCall}`);
    }
  });

  it('gets the copy of a Kiswahili form in Kiswahili', async (context) => {
    context.mock.method(globalThis, 'fetch', async () => new Response('<pre hidden="" data-part="copy">(0001)</pre>'));
    const { put, ...site } = openFixture();
    const record = recordOf('0123456789abcdef', site.now());
    await put('pending', { ...record, language: 'sw', values: { ...record.values, service: 'taxation' } });
    const request = new Request(`${OURS}/sw/thank-you?reference=${shortId(record.id)}`);
    const page = await (await thankYouPage(request, site)).text();
    assert.match(page, /Siku: Jumatatu, 2 Machi 2026/);
    assert.match(page, /Huduma: Kodi\n/);
  });

  it('gets the mistakes of a Kiswahili form in Kiswahili', async () => {
    const response = await fixture.post({ ...CONTACT, language: 'sw', name: '', message: '' }, NAVIGATION);
    const { document: page } = new JSDOM(await response.text()).window;
    assert.equal(page.documentElement.lang, 'sw');
    const mistakes = [...page.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);
    assert.deepEqual(mistakes, ['Andika jina lako', 'Andika ujumbe wako']);
    assert.equal(page.querySelector('main > p a')?.getAttribute('href'), '/sw/contact');
    assert.equal(page.querySelector<HTMLInputElement>('[name=language]')?.value, 'sw');
    assert.equal(page.querySelector('[value=taxation]')?.textContent, 'Kodi');
  });

  describe('with mistakes in the form', () => {
    const wrong = { email: 'nonsense', message: HOSTILE, company: HOSTILE, name: '' };
    const typed = { ...CONTACT, ...wrong, submission: 'kept' };
    let response: Response;
    let page: Document;
    before(async () => {
      response = await fixture.post(typed, NAVIGATION);
      page = new JSDOM(await response.text()).window.document;
    });

    it('gets a page that links each mistake to its field, which is labelled and marked invalid', () => {
      assert.equal(response.status, 400);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      const links = [...page.querySelectorAll('[role=alert] a')];
      assert.deepEqual(
        links.map((link) => [link.getAttribute('href'), link.textContent]),
        [
          ['#name', 'Name is required'],
          ['#email', 'Please enter a valid email address'],
        ],
      );
      for (const field of page.querySelectorAll('form [id]')) {
        assert.ok(page.querySelector(`label[for="${field.id}"]`), field.id);
      }
      const marked = [...page.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id);
      assert.deepEqual(marked, ['name', 'email']);
    });

    it('gets everything it typed back in a new form, as text and not as markup', () => {
      const form = page.querySelector('form');
      const data = Object.fromEntries(new (page.defaultView ?? window).FormData(form ?? undefined));
      assert.deepEqual(
        ['action', 'method'].map((name) => form?.getAttribute(name)),
        ['/contact-form.php', 'post'],
      );
      // Only the callback form asks for the time of day.
      assert.deepEqual({ ...data, time: '' }, { form: 'contact', ...typed });
      assert.equal(page.querySelector('script'), null);
    });

    it('never gets back an overlong submission ID', async () => {
      const answer = await fixture.post({ ...typed, submission: 's'.repeat(65) }, NAVIGATION);
      const { document } = new JSDOM(await answer.text()).window;
      assert.equal(document.querySelector<HTMLInputElement>('[name=submission]')?.value, 's'.repeat(64));
    });

    it("gets a policy that allows only the page's own style", () => {
      const style = page.querySelector('style')?.textContent ?? '';
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.ok(policy.includes(`style-src 'sha256-${hash('sha256', style, 'base64')}'`));
      assert.match(policy, /default-src 'none'/);
      assert.equal(policy.includes('unsafe'), false);
    });
  });

  const missedCallback = async () => {
    const response = await fixture.post({ ...CALLBACK, form: 'callback', phone: '' }, NAVIGATION);
    return response.text();
  };

  it('gets the fields of the callback form after a mistake in it', async () => {
    const html = await missedCallback();
    assert.ok(html.includes('Please enter a phone number or an email address.'));
    assert.ok(html.includes('name="form" value="callback"'));
    assert.equal(html.includes('name="company"'), false);
  });

  it('gets a submission ID after a mistake, so that the form is stored once', async () => {
    assert.match(await missedCallback(), /name="submission" value="[0-9a-f]{8}-[0-9a-f-]{27}"/);
  });

  it('is told to use the form if it only opens the URL', async () => {
    const response = await fixture.ask(new Request(ADDRESS, { headers: NAVIGATION }));
    assert.equal(response.status, 405);
    assert.match(await response.text(), /Please use the form on our contact page\.[\s\S]*<a href="\/contact">/);
  });
});
