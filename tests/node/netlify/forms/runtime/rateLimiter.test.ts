import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createRateLimiter } from '../../../../../netlify/forms/runtime/rateLimiter.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFixture } from '../../support/enquiryFixture.ts';
import { CONTACT, multipart } from '../../support/forms.ts';

describe('The limit of accepted posts', () => {
  catchLogs();
  const post = () => new Request('https://www.firm.example/x', { method: 'POST', body: multipart(CONTACT) });

  it('is 5 a minute for an address; the sixth is told when to come back', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: undefined } });
    for (let count = 1; count <= 5; count += 1) assert.equal((await fixture.ask(post(), '203.0.113.1')).status, 200);
    fixture.later({ seconds: 20 });
    const sixth = await fixture.ask(post(), '203.0.113.1');
    assert.equal(sixth.status, 429);
    assert.equal(sixth.headers.get('retry-after'), '40');
    const message = 'Too many messages from your connection. Please wait a minute and try again.';
    assert.deepEqual(await sixth.json(), { success: false, message });

    assert.equal((await fixture.ask(post(), '203.0.113.2')).status, 200, 'another address');
    fixture.later({ seconds: 40 });
    assert.equal((await fixture.ask(post(), '203.0.113.1')).status, 200, 'a minute later');
  });

  it('does not count posts with mistakes', async () => {
    const fixture = openFixture({ env: { RATE_LIMIT: '1' } });
    for (let count = 1; count <= 3; count += 1)
      assert.equal((await fixture.post({ ...CONTACT, name: '' })).status, 400);
    assert.equal((await fixture.post(CONTACT)).status, 200);
    assert.equal((await fixture.post(CONTACT)).status, 429);
  });

  it('can be raised for tests and load runs, but not in production', () => {
    assert.equal(readSettings({ RATE_LIMIT: '900' }, 'dev').acceptedPerMinute, 900);
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

  it('forgets what a clock that was ahead by a day has counted', () => {
    const limiter = createRateLimiter();
    assert.equal(limiter.consume('203.0.113.1', 1, 86_400_000), 0);
    assert.equal(limiter.consume('203.0.113.1', 1, 0), 0);
    assert.equal(limiter.consume('203.0.113.1', 1, 1_000), 59);
  });
});
