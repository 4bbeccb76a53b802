/**
 * `npm run soak`: the forms' fuzz and kill tests for as long as one likes (SOAK_MINUTES,
 * 10 where absent; half of the time each). Says its seed; SEED=... repeats a run. Ends
 * with status 1 at the first thing that is not as promised.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFuzzDesk } from '../node/netlify/support/fuzzDesk.ts';
import { type KillReport, playKillRounds } from '../node/netlify/support/killRounds.ts';
import { mutatedBody } from '../node/netlify/support/mutate.ts';
import { createRandom, seedOfRun } from '../node/netlify/support/random.ts';

const MINUTE_MS = 60_000;
const ROUNDS_AT_ONCE = 10;
const minutes = Number(process.env.SOAK_MINUTES) || 10;
const seed = seedOfRun();
const random = createRandom(seed);

const say = (text: string) => void process.stdout.write(`${text}\n`);

/** The functions' own lines would bury everything else. */
function silenceLogs(): void {
  console.log = () => {};
  console.error = () => {};
}

async function fuzz(end: number): Promise<void> {
  const desk = openFuzzDesk();
  let sent = 0;
  let taken = 0;
  while (Date.now() < end) {
    const body = mutatedBody(random);
    sent += 1;
    try {
      if (await desk.judge(body, sent % 2 === 0)) taken += 1;
    } catch (cause) {
      throw new Error(`body ${sent}: ${body.type}\n${body.body.toString('latin1')}`, { cause });
    }
  }
  say(`fuzz: ${sent} bodies, ${taken} taken, every answer as it should be`);
}

/** What is not as promised, in words. */
function brokenPromises({ accepted, stored, arrivals }: KillReport): string[] {
  const arrived = new Set(arrivals.map(({ who }) => who));
  const repeated = arrivals.filter(
    ({ who, wasCut, isNoted }, index) =>
      !wasCut && isNoted && arrivals.slice(index + 1).some((later) => later.who === who),
  );
  const idsOf = (name: string) => new Set(arrivals.filter(({ who }) => who === name).map(({ messageId }) => messageId));
  return [
    ...[...accepted].filter((name) => !stored.has(name)).map((name) => `${name} was accepted and is not stored`),
    ...[...accepted].filter((name) => !arrived.has(name)).map((name) => `${name} was accepted and never mailed`),
    ...repeated.map(({ who }) => `${who} was mailed again for nothing`),
    ...[...arrived].filter((name) => idsOf(name).size > 1).map((name) => `${name} has two Message-IDs`),
  ];
}

async function kill(end: number): Promise<void> {
  const total = { rounds: 0, accepted: 0, mails: 0, repeats: 0, unanswered: 0 };
  while (Date.now() < end) {
    const folder = mkdtempSync(join(tmpdir(), 'forms-soak-'));
    const report = await playKillRounds(folder, ROUNDS_AT_ONCE, random);
    rmSync(folder, { recursive: true, force: true });
    const broken = brokenPromises(report);
    if (broken.length > 0) throw new Error(broken.join('\n'));
    total.rounds += ROUNDS_AT_ONCE;
    total.accepted += report.accepted.size;
    total.mails += report.arrivals.length;
    total.repeats += report.arrivals.length - new Set(report.arrivals.map(({ who }) => who)).size;
    total.unanswered += report.unanswered;
  }
  say(`kill -9: ${JSON.stringify(total)}, nothing lost`);
}

say(`SEED=${seed}, ${minutes} minutes`);
silenceLogs();
const half = (minutes * MINUTE_MS) / 2;
try {
  await fuzz(Date.now() + half);
  await kill(Date.now() + half);
} catch (error) {
  say(error instanceof Error ? `${error.message}\n${error.cause ?? ''}` : String(error));
  say(`FAILED with SEED=${seed}`);
  process.exitCode = 1;
}
