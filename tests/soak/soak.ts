/**
 * `npm run soak`: tests the forms under faults of store and mail server, and kills, for SOAK_MINUTES (default: 10; half
 * each, and until every fault has occurred). Prints its seed; SEED=... repeats a run. Exit code 1 at the first broken
 * promise, at a wait that does not end, and if nothing was accepted, since that would prove nothing.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brokenGuarantees } from '../node/netlify/support/faults/guarantees.ts';
import { ROUNDS_OF_ALL_FAULTS as KILL_ROUNDS, playKillRounds } from '../node/netlify/support/faults/killRounds.ts';
import { createRandom, seedOfRun } from '../node/netlify/support/random.ts';
import { EXPECTED_FAULTS, faultsOf, playFaultRound, ROUNDS_OF_ALL_FAULTS } from './faultRounds.ts';

const MINUTE_MS = 60_000;
const PHASES = 2;
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const seed = seedOfRun();
const random = createRandom(seed);

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The functions' own lines would bury everything else. */
function silenceLogs(): void {
  console.log = () => {};
  console.error = () => {};
}

async function inFolder<Value>(work: (folder: string) => Promise<Value>): Promise<Value> {
  const folder = mkdtempSync(join(tmpdir(), 'forms-soak-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function breakThings(end: number): Promise<void> {
  const total = { rounds: 0, accepted: 0 };
  const occurred = new Set<string>();
  async function playRound(round: number): Promise<void> {
    const report = await inFolder((folder) => playFaultRound(folder, faultsOf(round), random));
    if (report.broken.length > 0) throw new Error([JSON.stringify(faultsOf(round)), ...report.broken].join('\n'));
    total.accepted += report.accepted;
    for (const fault of report.occurred) occurred.add(fault);
  }
  do {
    // Concurrent, because most of the time is spent waiting for a silent store.
    const rounds = Array.from({ length: ROUNDS_OF_ALL_FAULTS }, (_, index) => playRound(total.rounds + index));
    await Promise.all(rounds);
    total.rounds += ROUNDS_OF_ALL_FAULTS;
  } while (Date.now() < end);
  if (total.accepted === 0) throw new Error('faults: nothing was accepted, so nothing is proved');
  assertOccurred(EXPECTED_FAULTS, occurred);
  say(`faults: ${JSON.stringify(total)}, ${occurred.size} kinds, nothing lost`);
}

function assertOccurred(expected: readonly string[], occurred: ReadonlySet<string>): void {
  const missing = expected.filter((fault) => !occurred.has(fault));
  if (missing.length > 0) throw new Error(`never occurred: ${missing.join(', ')}`);
}

async function kill(end: number): Promise<void> {
  const total = { rounds: 0, accepted: 0, mails: 0, repeats: 0, unanswered: 0 };
  do {
    const report = await inFolder((folder) => playKillRounds(folder, 2 * KILL_ROUNDS, random));
    const broken = brokenGuarantees(report);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    total.rounds += 2 * KILL_ROUNDS;
    total.accepted += report.accepted.size;
    total.mails += report.arrivals.length;
    total.repeats += report.arrivals.length - new Set(report.arrivals.map(({ who }) => who)).size;
    total.unanswered += report.unanswered;
  } while (Date.now() < end);
  if (total.unanswered === 0) throw new Error('kill -9: nobody was ever left without an answer, so nothing is proved');
  say(`kill -9: ${JSON.stringify(total)}, nothing lost`);
}

say(`SEED=${seed}, ${minutes} minutes`);
silenceLogs();
const share = (minutes * MINUTE_MS) / PHASES;
try {
  for (const phase of [breakThings, kill]) await phase(Date.now() + share);
} catch (error) {
  say(error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error));
  // Unfinished work would keep the process alive.
  process.stdout.write(`FAILED with SEED=${seed}\n`, () => process.exit(1));
}
