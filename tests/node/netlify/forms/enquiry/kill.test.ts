import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { catchLogs } from '../../support/catchLogs.ts';
import { isFull } from '../../support/faultScope.ts';
import { type KillReport, playKillRounds } from '../../support/killRounds.ts';
import { createRandom, seedOfRun } from '../../support/random.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const ROUNDS = isFull ? 30 : 3;

describe(`Killed ${ROUNDS} times without warning, the local server`, () => {
  catchLogs();
  const seed = seedOfRun();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let report: KillReport;
  before(async () => {
    folder = await temporaryFolder();
    report = await playKillRounds(folder.path, ROUNDS, createRandom(seed));
  });
  after(() => folder.remove());

  it('has taken enquiries, and was killed while it did', (test) => {
    const { accepted, stored, arrivals, unanswered } = report;
    test.diagnostic(
      `SEED=${seed}: ${accepted.size} accepted, ${stored.size} stored, ${arrivals.length} mails, ${unanswered} unanswered`,
    );
    assert.ok(accepted.size > 0);
    assert.ok(unanswered > 0);
  });

  it('has lost nothing that it answered with success', () => {
    const missing = [...report.accepted].filter((name) => !report.stored.has(name));
    assert.deepEqual(missing, [], `SEED=${seed}`);
  });

  it('brings every one of them to the office', () => {
    const arrived = new Set(report.arrivals.map(({ who }) => who));
    assert.deepEqual(
      [...report.accepted].filter((name) => !arrived.has(name)),
      [],
      `SEED=${seed}`,
    );
  });

  it('repeats a mail only where its first copy was cut off or could not be noted', () => {
    for (const [index, { who, wasCut, isNoted }] of report.arrivals.entries()) {
      const isRepeated = report.arrivals.slice(index + 1).some((later) => later.who === who);
      if (isRepeated) assert.ok(wasCut || !isNoted, `SEED=${seed}: ${who} was mailed again for nothing`);
    }
  });

  it('repeats it with the same Message-ID', () => {
    const idOf = new Map<string, string>();
    for (const { who, messageId } of report.arrivals) {
      assert.equal(idOf.get(who) ?? messageId, messageId, `SEED=${seed}: ${who}`);
      idOf.set(who, messageId);
    }
  });
});
