import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFull } from '../../../../support/isFull.ts';
import { atLeast, fc } from '../../../../support/properties.ts';
import { assertEach } from '../../support/assertEach.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFixture } from '../../support/fuzzFixture.ts';
import { BOUNDARY, GOOD_BODY, type HostileBody, hostileClasses, TYPE } from '../../support/hostileBodies.ts';

const MUTATIONS = isFull ? 30_000 : 200;
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
  const fixture = openFixture();

  it('are told from a good form, which is taken', async () => {
    assert.equal(await fixture.judge(GOOD, false), true);
    assert.equal(await fixture.judge(GOOD, true), true);
  });

  async function judgeBothWays(kind: HostileBody): Promise<void> {
    const isTaken = await fixture.judge(kind, false);
    assert.equal(await fixture.judge(kind, true), isTaken, 'as JSON and as a page');
  }

  for (const [name, bodies] of hostileClasses()) {
    it(`${name} (${bodies.length}): an answer of ours, and success only for a form without mistakes`, () =>
      assertEach(bodies, judgeBothWays, ({ title }) => title));
  }

  it('changed at random: an answer of ours, and success only for a form without mistakes', async () => {
    let taken = 0;
    const judge = async (body: HostileBody, wantsHtml: boolean) => {
      if (await fixture.judge(body, wantsHtml)) taken += 1;
    };
    await fc.assert(fc.asyncProperty(anyBody, fc.boolean(), judge), { numRuns: atLeast(MUTATIONS) });
    // A test that accepts nothing or everything would prove little.
    assert.ok(taken > MUTATIONS / 50 && taken < (MUTATIONS * 9) / 10, `${taken} taken`);
  });
});
