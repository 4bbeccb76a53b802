import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { catchLogs } from '../../support/catchLogs.ts';
import { type Fixture, openFixture } from '../../support/enquiryFixture.ts';
import { ADDRESS, CALLBACK, CONTACT, type Fields } from '../../support/forms.ts';

/** Headers of browsers that navigate to a page. */
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const HOSTILE = '</textarea><script>alert(1)</script>"\'&';

describe('A browser that posts without script', () => {
  catchLogs();
  let fixture: Fixture;
  before(() => {
    fixture = openFixture();
  });

  const led: [title: string, fields: Fields, location: string][] = [
    ['the thank-you page', CONTACT, '/thank-you'],
    ['the thank-you page in Kiswahili from the form in Kiswahili', { ...CONTACT, language: 'sw' }, '/sw/thank-you'],
    ['the page for callbacks after asking for one', { ...CALLBACK, form: 'callback' }, '/thank-you/callback'],
    [
      'the same page where a program has filled the trap',
      { ...CALLBACK, form: 'callback', extra_b: 'x' },
      '/thank-you/callback',
    ],
  ];
  for (const [where, fields, location] of led) {
    it(`is led to ${where}`, async () => {
      const response = await fixture.post(fields, NAVIGATION);
      const [path, query] = response.headers.get('location')?.split('?') ?? [];
      assert.deepEqual([response.status, path], [303, location]);
      assert.match(query ?? '', /^reference=[0-9a-f]{12}$/);
    });
  }

  it('names the errors of a form in Kiswahili in Kiswahili', async () => {
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

    it('gets a page that lists them, each with a link to its field', () => {
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
    });

    it('finds everything typed in a form that posts again, as text and not as markup', () => {
      const form = page.querySelector('form');
      const data = Object.fromEntries(new (page.defaultView ?? window).FormData(form ?? undefined));
      assert.equal(form?.getAttribute('action'), '/contact-form.php');
      assert.equal(form?.getAttribute('method'), 'post');
      assert.deepEqual(data, { form: 'contact', ...typed });
      assert.equal(page.querySelector('script'), null);
    });

    it('finds a label at every field and the wrong ones marked', () => {
      for (const field of page.querySelectorAll('form [id]')) {
        assert.ok(page.querySelector(`label[for="${field.id}"]`), field.id);
      }
      const marked = [...page.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id);
      assert.deepEqual(marked, ['name', 'email']);
    });

    it('gets a policy that lets nothing but the style of the page in', () => {
      const style = page.querySelector('style')?.textContent ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      const policy = response.headers.get('content-security-policy') ?? '';
      assert.ok(policy.includes(`style-src 'sha256-${hash}'`));
      assert.match(policy, /default-src 'none'/);
      assert.equal(policy.includes('unsafe'), false);
    });
  });

  it('finds the fields of the callback form after a mistake in it, and a submission, so that it is stored once', async () => {
    const response = await fixture.post({ ...CALLBACK, form: 'callback', phone: '' }, NAVIGATION);
    const html = await response.text();
    assert.ok(html.includes('Please enter a phone number or an email address.'));
    assert.ok(html.includes('name="form" value="callback"'));
    assert.match(html, /name="submission" value="[0-9a-f]{8}-[0-9a-f-]{27}"/);
    assert.equal(html.includes('name="company"'), false);
  });

  it('that only looks at the address is told to use the form', async () => {
    const response = await fixture.ask(new Request(ADDRESS, { headers: NAVIGATION }));
    assert.equal(response.status, 405);
    assert.match(await response.text(), /Please use the form on our contact page\.[\s\S]*<a href="\/contact">/);
  });
});

describe('The kind of answer', () => {
  catchLogs();
  const JSON_ASKED = ['application/json', '*/*'];
  for (const accept of [...JSON_ASKED, 'text/html, application/json;q=0.9']) {
    it(`for 'Accept: ${accept}' is ${JSON_ASKED.includes(accept) ? 'JSON' : 'a page'}`, async () => {
      const { headers } = await openFixture().post({}, { accept });
      const type = JSON_ASKED.includes(accept) ? /^application\/json/ : /^text\/html/;
      assert.match(headers.get('content-type') ?? '', type);
      assert.equal(headers.get('vary'), 'Accept');
    });
  }
});
