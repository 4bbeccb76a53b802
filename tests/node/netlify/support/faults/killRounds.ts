import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createMailer } from '../../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../../netlify/local-server/localBlobs.ts';
import { writeBuiltSite } from '../builtSite.ts';
import { ACCEPTED, BY_SCRIPT, CONTACT, multipart } from '../forms.ts';
import { faultText, type MailFault, type MailServer, startMailServer } from '../mailServer.ts';
import type { Random } from '../random.ts';
import { spawnServer } from '../spawnServer.ts';
import { arrivalsOf, deliverTheRest, patientStore, storedNames } from './deliveries.ts';
import type { Arrival } from './guarantees.ts';
import { within } from './within.ts';

const VISITORS = 8;
const LONGEST_LIFE_MS = 700;
const CONTEXT = 'production';
const ID_LENGTH = 64;

/** Faults of the mail server, round by round. */
const FAULTS: readonly (MailFault | undefined)[] = [
  { at: 'data', is: 'cut' },
  undefined,
  { at: 'recipient', is: 450 },
  { at: 'data', is: 'stall' },
  { at: 'greeting', is: 'cut' },
  { at: 'data', is: 554 },
];
/** Number of rounds in which each fault occurs. */
export const ROUNDS_OF_ALL_FAULTS = FAULTS.length;

/** Returns the faults expected in so many rounds, as reports name them. */
export const faultsOfRounds = (rounds: number): string[] =>
  FAULTS.slice(0, rounds).flatMap((fault) => (fault === undefined ? [] : [faultText(fault)]));

/** Time limits, each far longer than the work takes. */
const START_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 30_000;

/** Result of the rounds. */
export type KillReport = {
  accepted: Set<string>;
  /** Posts without an answer because the server was gone; their senders tried again. */
  unanswered: number;
  stored: string[];
  arrivals: Arrival[];
  /** Number of times each fault of the mail server occurred. */
  faults: ReadonlyMap<string, number>;
};

type Visitor = { name: string; submission: string };

type Scene = {
  publish: string;
  dataDir: string;
  mail: MailServer;
  random: Random;
  report: KillReport;
  /** Visitors who must try again. */
  again: Visitor[];
  count: number;
};

/** Returns the ids recorded as delivered. */
function deliveredIds(dataDir: string): Set<string> {
  const folder = join(dataDir, 'blobs/entries/local/site:enquiries/done');
  const names = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
  return new Set(names.map((name) => name.slice(-ID_LENGTH)));
}

function noteArrivals({ mail, report, dataDir }: Scene): void {
  const delivered = deliveredIds(dataDir);
  report.arrivals.push(...arrivalsOf(mail, report.arrivals.length, (id) => delivered.has(id)));
}

/** Sends visitors one after another, until the server is gone. */
async function visit(scene: Scene, url: string, onAnswer: () => void, isOver: () => boolean): Promise<void> {
  const { report, again, random } = scene;
  while (!isOver()) {
    scene.count += 1;
    const visitor = again.pop() ?? { name: `Visitor ${scene.count}`, submission: `submission-${scene.count}` };
    const address = `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`;
    try {
      const response = await fetch(`${url}/contact-form.php`, {
        method: 'POST',
        body: multipart({ ...CONTACT, message: `A question of ${visitor.name}`, ...visitor }),
        headers: { ...BY_SCRIPT, 'x-nf-client-connection-ip': address },
      });
      const answer = await response.text();
      onAnswer();
      if (response.status === 200 && ACCEPTED.test(answer)) report.accepted.add(visitor.name);
      else again.push(visitor);
    } catch {
      onAnswer();
      report.unanswered += 1;
      again.push(visitor);
    }
  }
}

/** Lets the server live until an event, and then for a random time. */
async function live({ mail, random }: Scene, round: number, firstAnswer: Promise<void>): Promise<void> {
  const isFirstTime = round <= FAULTS.length;
  if (isFirstTime) await within(`round ${round}: the first answer`, ANSWER_LIMIT_MS, firstAnswer);
  const { fault } = mail;
  if (isFirstTime && fault) await within(`round ${round}: ${faultText(fault)}`, ANSWER_LIMIT_MS, mail.nextFault());
  // Not a wait for an event: the moment of the kill is under test.
  await pause(random.below(LONGEST_LIFE_MS));
}

async function playRound(scene: Scene, round: number): Promise<void> {
  const { publish, dataDir, mail } = scene;
  const env = { CONTEXT, SMTP_URL: mail.url, MAIL_FROM: 'website@own.example' };
  const server = await within('a start of the server', START_LIMIT_MS, spawnServer(publish, dataDir, env));
  mail.fault = FAULTS[(round - 1) % FAULTS.length];
  let isOver = false;
  const first = Promise.withResolvers<void>();
  const visits = Array.from({ length: VISITORS }, () => visit(scene, server.url, first.resolve, () => isOver));
  try {
    await live(scene, round, first.promise);
  } finally {
    // The signal first: senders that wait for an answer at this moment get none.
    const killed = server.kill();
    isOver = true;
    await within('the end of the server', START_LIMIT_MS, killed);
  }
  await within('the answers of a server that is gone', ANSWER_LIMIT_MS, Promise.all(visits));
  // Messages sent before the end of the server count too.
  await within('the end of its mails', ANSWER_LIMIT_MS, mail.quiet());
  noteArrivals(scene);
}

async function endScene(scene: Scene): Promise<void> {
  const { mail, report, dataDir } = scene;
  mail.fault = undefined;
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  try {
    const store = patientStore(blobs.access);
    const settings = readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'website@own.example' }, CONTEXT);
    await deliverTheRest(store, createMailer(settings));
    report.stored = await storedNames(store);
    noteArrivals(scene);
  } finally {
    await blobs.stop();
  }
}

/**
 * Lets visitors post to the local server repeatedly, ends it with kill -9 at a random moment of each round, and finally
 * delivers the rest. The mail server is real, and faulty in most rounds: a new fault occurs before the kill. Throws if
 * a wait does not end.
 */
export async function playKillRounds(folder: string, rounds: number, random: Random): Promise<KillReport> {
  const mail = await startMailServer();
  const scene: Scene = {
    publish: join(folder, 'out'),
    dataDir: join(folder, 'data'),
    mail,
    random,
    report: { accepted: new Set(), unanswered: 0, stored: [], arrivals: [], faults: mail.occurred },
    again: [],
    count: 0,
  };
  await writeBuiltSite(scene.publish);
  try {
    for (let round = 1; round <= rounds; round += 1) await playRound(scene, round);
    await endScene(scene);
  } finally {
    await mail.stop();
  }
  return scene.report;
}
