import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isFull } from '../../../../support/isFull.ts';
import { assertEach } from '../../support/assertEach.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { openFuzzDesk } from '../../support/fuzzDesk.ts';
import { GOOD_BODY, type HostileBody, hostileBodies, hostileClasses, TYPE } from '../../support/hostileBodies.ts';
import { mutatedBody } from '../../support/mutate.ts';
import { createRandom, seedOfRun } from '../../support/random.ts';

const MUTATIONS = isFull ? 30_000 : 200;

/** Kinds of which it is plain, without asking any rule, that they are no enquiry. */
const PLAINLY_WRONG = [
  / as (email|service)$/,
  /^(nothing|spaces|a tab|an ideographic space|a zero-width space|a byte order mark|NUL) as (name|message)$/,
  /^a header behind (CRLF|LF|CR) as (name|phone|company)$/,
  /^(ten|sixteen) thousand /,
  /^the boundary as text as (name|message)$/,
  /^the type '(multipart\/(form-data;?' |mixed)|application|text|x' |\/' |' )/,
  /^(an empty body|CRLF alone|two dashes|the end alone|a beginning alone|no (end|beginning|names|dispositions)|UTF-16|gzip)$/,
  /^(fifty thousand boundaries|half a megabyte of zeros|200 KB of .*|\d+ parts)$/,
];

describe('Hostile bodies', () => {
  catchLogs();
  const desk = openFuzzDesk();
  const kinds = hostileBodies();

  it(`are of 200 kinds at least (${kinds.length}), no two alike`, () => {
    assert.ok(kinds.length >= 200);
    assert.equal(new Set(kinds.map(({ title }) => title)).size, kinds.length);
  });

  it('are told from a good form, which is taken', async () => {
    const good = { title: 'a good form', type: TYPE, body: GOOD_BODY };
    assert.equal(await desk.judge(good, false), true);
    assert.equal(await desk.judge(good, true), true);
  });

  async function judgeBothWays(kind: HostileBody): Promise<void> {
    const isTaken = await desk.judge(kind, false);
    assert.equal(await desk.judge(kind, true), isTaken, 'as JSON and as a page');
    if (PLAINLY_WRONG.some((wrong) => wrong.test(kind.title))) assert.equal(isTaken, false, 'taken');
  }

  for (const [name, bodies] of hostileClasses()) {
    it(`${name} (${bodies.length}): an answer of ours, and success only for a form without mistakes`, () =>
      assertEach(bodies, judgeBothWays, ({ title }) => title));
  }

  it(`${MUTATIONS} times changed at random: an answer of ours, and success only for a form without mistakes`, async (test) => {
    const seed = seedOfRun();
    test.diagnostic(`SEED=${seed}`);
    const random = createRandom(seed);
    let taken = 0;
    for (let count = 1; count <= MUTATIONS; count += 1) {
      const body = mutatedBody(random);
      try {
        if (await desk.judge(body, count % 2 === 0)) taken += 1;
      } catch (cause) {
        throw new Error(`SEED=${seed}, body ${count}: ${body.type}\n${body.body.toString('latin1')}`, { cause });
      }
    }
    // A test in which nothing or everything is taken would prove little.
    assert.ok(taken > MUTATIONS / 50 && taken < (MUTATIONS * 9) / 10, `${taken} taken`);
  });
});
