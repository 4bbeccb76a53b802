import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { isFull } from '../../../../support/isFull.ts';
import { temporaryFolder } from '../../../../support/temporaryFolder.ts';
import { catchLogs } from '../../support/catchLogs.ts';
import { brokenGuarantees } from '../../support/faults/guarantees.ts';
import { faultsOfRounds, type KillReport, playKillRounds } from '../../support/faults/killRounds.ts';
import { createRandom, seedOfRun } from '../../support/random.ts';

const ROUNDS = isFull ? 30 : 1;

describe(`Killed without warning, ${ROUNDS} times, the local server`, () => {
  catchLogs();
  const seed = seedOfRun();
  let report: KillReport;
  before(async () => {
    report = await playKillRounds(temporaryFolder(), ROUNDS, createRandom(seed));
  });

  it('has taken enquiries, and was killed while it did, with the mail server at fault', (test) => {
    const { accepted, stored, arrivals, unanswered, faults } = report;
    test.diagnostic(
      `SEED=${seed}: ${accepted.size} accepted, ${stored.length} stored, ${arrivals.length} mails, ${unanswered} unanswered`,
    );
    assert.ok(accepted.size > 0);
    assert.ok(unanswered > 0);
    assert.deepEqual([...faults.keys()].sort(), faultsOfRounds(ROUNDS).sort());
  });

  it('has lost nothing that it answered with success, and repeats a mail only where the first copy may be missing', () => {
    assert.deepEqual(brokenGuarantees(report), [], `SEED=${seed}`);
  });
});
