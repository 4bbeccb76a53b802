import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import { firm } from '../../../../netlify/forms/runtime/firm.ts';
import { foreignWords } from '../../../support/languages.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { EMAIL, idOf, linkIn, openDesk, SITE } from '../support/newsletterDesk.ts';

const ASKED = 'Please check your inbox to confirm your subscription.';
const MALFORMED = 'Please enter a valid email address';
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('The newsletter without script', () => {
  catchLogs();

  it('leads to a page that says what comes next', async () => {
    const desk = await openDesk();
    const response = await desk.ask({ email: EMAIL }, NAVIGATION);
    assert.equal(response.status, 303);
    const next = new URL(response.headers.get('location') ?? '', SITE);
    const page = await desk.send(new Request(next, { headers: NAVIGATION }));
    assert.ok((await page.text()).includes(ASKED));
  });

  it('gives the typed address back with what is wrong, as text and never as markup', async () => {
    const response = await (await openDesk()).ask({ email: '"><script>alert(1)</script>' }, NAVIGATION);
    assert.equal(response.status, 400);
    const html = await response.text();
    assert.ok(html.includes(MALFORMED));
    assert.ok(html.includes('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
    assert.equal(html.includes('<script'), false);
  });

  it('stays in Kiswahili from the form in Kiswahili to the page that says goodbye', async () => {
    const desk = await openDesk();
    const sw = { language: 'sw' };
    const seen: string[] = [];
    const read = async (response: Response) => {
      const { documentElement } = new JSDOM(await response.text()).window.document;
      seen.push(`${documentElement.lang}: ${documentElement.querySelector('h1')?.textContent}`);
    };
    await read(await desk.ask({ email: 'asha', ...sw }, NAVIGATION));
    const asked = await desk.ask({ email: EMAIL, ...sw }, NAVIGATION);
    await desk.settle();
    const next = new URL(asked.headers.get('location') ?? '', SITE);
    await read(await desk.send(new Request(next, { headers: NAVIGATION })));
    const [mail] = await desk.mails();
    seen.push(`${mail?.subject}`);
    const [words = ''] = (mail?.text ?? '').replace(/https?:\S+/g, '').split('-- ');
    assert.deepEqual(foreignWords(words, 'sw'), []);
    for (const purpose of ['confirm', 'leave'] as const) {
      const link = linkIn(mail, purpose);
      await read(await desk.follow(link));
      await read(await desk.follow(link, { method: 'POST' }));
      const kept = (await desk.store.people.read(idOf(EMAIL)))?.language;
      assert.equal(kept, purpose === 'confirm' ? 'sw' : undefined);
    }
    await read(await desk.follow(`${SITE}/newsletter/confirm?token=x&language=sw`));
    assert.deepEqual(seen, [
      'sw: Tafadhali kagua barua pepe yako',
      'sw: Bado hatua moja',
      `Tafadhali thibitisha: jarida la ${firm.name}`,
      'sw: Thibitisha usajili wako',
      'sw: Asante',
      'sw: Jiondoe kwenye jarida',
      'sw: Kwaheri',
      'sw: Imeshindikana',
    ]);
    assert.deepEqual(
      (await desk.send(new Request(`${SITE}/newsletter?language=sw`))).headers.get('location'),
      '/sw#stay-updated',
    );
  });

  it('speaks the language of the last sign-up, English where a record names none', async () => {
    const desk = await openDesk();
    for (const [fields, subject] of [
      [{ language: 'sw' }, 'Tafadhali thibitisha'],
      [{}, 'Please confirm'],
      [{ language: 'xx' }, 'Please confirm'],
    ] as const) {
      await desk.take(EMAIL, fields);
      assert.ok((await desk.mails()).at(-1)?.subject?.startsWith(subject));
      desk.later({ seconds: 601 });
    }
    assert.equal((await desk.store.people.read(idOf(EMAIL)))?.language, undefined);
  });

  it('leads who opens its address by hand to the form', async () => {
    const response = await (await openDesk()).send(new Request(`${SITE}/newsletter`));
    assert.deepEqual([response.status, response.headers.get('location')], [303, '/media#stay-updated']);
  });
});
