/**
 * `npm run soak`: the forms under hostile bodies, faults of store and mail server, and kills, for as long as one likes
 * (SOAK_MINUTES, 10 where absent; a third of the time each, and each at least until every fault has occurred). Says its
 * seed; SEED=... repeats a run. Ends with status 1 at the first thing that is not as promised, at a wait that does not end,
 * and where nothing was accepted, since that would prove nothing. `npm run soak:prove` shows that it does.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFuzzDesk } from '../node/netlify/support/fuzzDesk.ts';
import { type HostileBody, hostileBodies } from '../node/netlify/support/hostileBodies.ts';
import { ROUNDS_OF_ALL_FAULTS as KILL_ROUNDS, playKillRounds } from '../node/netlify/support/killRounds.ts';
import { mutatedBody } from '../node/netlify/support/mutate.ts';
import { brokenPromises } from '../node/netlify/support/promises.ts';
import { createRandom, seedOfRun } from '../node/netlify/support/random.ts';
import { within } from '../node/netlify/support/within.ts';
import { EXPECTED_FAULTS, faultsOf, playFaultRound, ROUNDS_OF_ALL_FAULTS } from './faultRounds.ts';

const MINUTE_MS = 60_000;
const PHASES = 3;
const FEWEST_BODIES = 2_000;
const ANSWER_LIMIT_MS = 30_000;
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

/** Every kind of hostile body once, then mutated ones. */
async function fuzz(end: number): Promise<void> {
  const desk = openFuzzDesk();
  const kinds = hostileBodies();
  let sent = 0;
  let taken = 0;
  async function judge(body: HostileBody, wantsHtml: boolean): Promise<void> {
    sent += 1;
    try {
      if (await within('an answer', ANSWER_LIMIT_MS, desk.judge(body, wantsHtml))) taken += 1;
    } catch (cause) {
      throw new Error(`body ${sent}: ${body.type}\n${body.body.subarray(0, 2_000).toString('latin1')}`, { cause });
    }
  }
  for (const kind of kinds) for (const wantsHtml of [false, true]) await judge(kind, wantsHtml);
  while (Date.now() < end || sent < FEWEST_BODIES) await judge(mutatedBody(random), sent % 2 === 0);
  if (taken === 0 || taken === sent) throw new Error(`${taken} of ${sent} bodies were taken, so nothing is proved`);
  say(`fuzz: ${sent} bodies, ${taken} taken, every answer as it should be`);
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
    // Side by side, because most of the time is spent waiting for a store that says nothing.
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
    const broken = brokenPromises(report);
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
  for (const phase of [fuzz, breakThings, kill]) await phase(Date.now() + share);
} catch (error) {
  say(error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error));
  // What hangs would keep the process alive.
  process.stdout.write(`FAILED with SEED=${seed}\n`, () => process.exit(1));
}
