import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import { createSender } from '../../../../netlify/forms/mail/sendMail.ts';
import { createRateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { receiveReports } from '../../../../netlify/reports/receiveReports.ts';
import { countReports, readReportCounts } from '../../../../netlify/reports/reportCounts.ts';
import { assertEach } from '../support/assertEach.ts';
import { catchLogs } from '../support/catchLogs.ts';
import { openMemory } from '../support/memory.ts';
import { openOffice } from '../support/office.ts';

const SITE = 'https://www.firm.example';
const START = new Date('2026-03-02T05:00:00Z');

const old = (report: object) => ({
  'csp-report': { 'document-uri': `${SITE}/rates?pay=1350000`, 'blocked-uri': 'inline', ...report },
});
const inline = old({ 'effective-directive': 'script-src-elem' });
const INLINE = 'script-src-elem inline on /rates';

describe('Reports of the content security policy', () => {
  const logs = catchLogs();
  let store: ReturnType<typeof openMemory>['store'];
  let limiter: ReturnType<typeof createRateLimiter>;
  let alerts: string[];
  let minute: number;
  beforeEach(() => {
    ({ store } = openMemory(START));
    limiter = createRateLimiter();
    alerts = [];
    minute = 0;
  });

  const send = (body: unknown, { path = '/csp-reports', method = 'POST', openStore = () => store } = {}) =>
    receiveReports(new Request(SITE + path, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) }), {
      openStore,
      limiter,
      sendAlert: async (text) => alerts.push(text) > 0,
      now: () => new Date(START.getTime() + minute * 60_000),
    });

  it('are counted by directive, kind and page, without what an address or a sample could tell', async () => {
    const cases: readonly [body: unknown, name: string | undefined][] = [
      [inline, INLINE],
      [
        old({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'https://ads.example/?me=1' }),
        'img-src another site on /rates',
      ],
      [
        old({ 'effective-directive': 'script-src', 'blocked-uri': `${SITE}/a.js` }),
        'script-src a file of the site on /rates',
      ],
      [old({ 'effective-directive': 'img-src', 'blocked-uri': 'data' }), 'img-src data on /rates'],
      [
        [
          {
            type: 'csp-violation',
            body: { documentURL: `${SITE}/about`, effectiveDirective: 'script-src-attr', blockedURL: 'inline' },
          },
        ],
        'script-src-attr inline on /about',
      ],
      [
        old({
          'effective-directive': 'require-trusted-types-for',
          'blocked-uri': 'trusted-types-sink',
          'script-sample': 'HTMLScriptElement src|https://ads.example/?me=1',
          disposition: 'report',
        }),
        'require-trusted-types-for trusted-types-sink, not blocked, on /rates',
      ],
      [
        old({ 'document-uri': `${SITE}/%3Cscript%3E`, 'effective-directive': 'img-src' }),
        'img-src inline on an odd address',
      ],
      [old({ 'effective-directive': 'img-src', 'source-file': 'chrome-extension://abc/x.js' }), undefined],
      [old({ 'effective-directive': 'img-src', 'blocked-uri': 'moz-extension' }), undefined],
      [old({ 'document-uri': 'https://other.example/', 'effective-directive': 'img-src' }), undefined],
      [old({ 'effective-directive': '<b>', 'violated-directive': '' }), undefined],
      [[{ type: 'deprecation', body: {} }], undefined],
      ['no report', undefined],
      [null, undefined],
    ];
    await assertEach(cases, async ([body, name]) => {
      await store.writeNote('policy-reports', '{}');
      assert.equal((await send(body)).status, 200);
      assert.deepEqual(Object.keys(await readReportCounts(store)), name === undefined ? [] : [name]);
      minute += 1;
    });
  });

  it('alert once when they become many, with the most frequent first', async () => {
    await send(old({ 'effective-directive': 'img-src' }));
    for (let sent = 0; sent < 25; sent += 1) await send(inline);
    assert.deepEqual(alerts, [
      `Browsers report parts of the website that its content security policy forbids: 19 x ${INLINE}; 1 x img-src inline on /rates.`,
    ]);
  });

  it('cannot fill the store: 30 posts a minute, 50 names, 32 kB', async () => {
    for (let sent = 0; sent < 40; sent += 1) await send(inline);
    assert.deepEqual(await readReportCounts(store), { [INLINE]: 30 });
    for (minute = 1; minute < 100; minute += 1)
      await send(old({ 'document-uri': `${SITE}/p${minute}`, 'effective-directive': 'img-src' }));
    const counts = await readReportCounts(store);
    const { others } = counts;
    assert.deepEqual([Object.keys(counts).length, others], [51, 50]);
    await send(
      [...Array(400)].map(() => ({
        type: 'csp-violation',
        body: { documentURL: `${SITE}/about`, blockedURL: 'inline', effectiveDirective: 'img-src' },
      })),
    );
    assert.deepEqual(await readReportCounts(store), counts);
  });

  it('survive a note that cannot be read and a store that fails', async () => {
    await store.writeNote('policy-reports', 'broken');
    await send(inline);
    assert.deepEqual(await readReportCounts(store), { [INLINE]: 1 });
    const fail = () => Promise.reject(new TypeError('fetch failed'));
    const answer = await send(inline, { openStore: () => ({ ...store, readNote: fail }) });
    assert.equal(answer.status, 200);
    assert.match(logs.at(-1) ?? '', /"policy report".*"store TypeError"/);
  });

  it('are taken by POST at their own address alone', async () => {
    assert.equal((await send(inline, { method: 'GET' })).status, 405);
    assert.equal((await send(inline, { path: '/.netlify/functions/csp-reports' })).status, 404);
    assert.deepEqual(await readReportCounts(store), {});
  });

  it('stand in the next digest, and in no later one', async () => {
    const { store: kept, openStore, settings, now, later, mails } = await openOffice();
    const mailDigest = () =>
      sendDigest({ openStore, send: createSender(settings), settings, now, sendAlert: undefined });
    await countReports(kept, ['img-src data on /about', INLINE, INLINE]);
    await mailDigest();
    later({ hours: 24 });
    await mailDigest();
    const [first, second] = (await mails()).map(({ text }) => text ?? '');
    assert.match(
      first ?? '',
      /security, 3 times: 2 x script-src-elem inline on \/rates; 1 x img-src data on \/about\./,
    );
    assert.match(second ?? '', /^0 enquiries delivered since the last digest\. Nothing waits\.\s*$/);
  });
});
