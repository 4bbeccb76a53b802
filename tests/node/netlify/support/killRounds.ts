import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openEnquiryStore } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { createMailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../../../netlify/local-server/localBlobs.ts';
import { writeBuiltSite } from './builtSite.ts';
import { CONTACT, multipart } from './forms.ts';
import { type MailServer, messageIdOf, startMailServer } from './mailServer.ts';
import type { Random } from './random.ts';
import { spawnServer } from './spawnServer.ts';

const VISITORS = 8;
const LONGEST_LIFE_MS = 700;
const CONTEXT = 'production';
const ID_LENGTH = 64;
const SEVEN_HOURS_MS = 7 * 3_600_000;

/** A message as the mail server got it. */
type Arrival = { messageId: string; who: string; wasCut: boolean; round: number; isNoted: boolean };

/** What came of the rounds. */
export type KillReport = {
  /** Names of the visitors who read that their message was sent. */
  accepted: Set<string>;
  /** Posts that got no answer because the server was gone; their senders tried again. */
  unanswered: number;
  stored: Set<string>;
  arrivals: Arrival[];
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

const nameIn = (text: string) => /Visitor \d+/.exec(text)?.[0] ?? '';

/** Ids of what is noted as delivered. */
function deliveredIds(dataDir: string): Set<string> {
  const folder = join(dataDir, 'blobs/entries/local/site:enquiries/done');
  const names = existsSync(folder) ? readdirSync(folder, { encoding: 'utf8', recursive: true }) : [];
  return new Set(names.map((name) => name.slice(-ID_LENGTH)));
}

function noteArrivals({ mail, report, dataDir }: Scene, round: number): void {
  const delivered = deliveredIds(dataDir);
  for (const message of mail.messages.slice(report.arrivals.length)) {
    const messageId = messageIdOf(message);
    // Without the note that it is delivered, it will rightly be mailed again.
    const isNoted = delivered.has(messageId.slice(1, 1 + ID_LENGTH));
    const wasCut = mail.fault?.at === 'data' && mail.fault.is === 'cut';
    report.arrivals.push({ messageId, who: nameIn(message), wasCut, round, isNoted });
  }
}

/** One visitor after another, until the server is gone. */
async function visit(scene: Scene, url: string, onAnswer: () => void, isOver: () => boolean): Promise<void> {
  const { report, again, random } = scene;
  while (!isOver()) {
    scene.count += 1;
    const visitor = again.pop() ?? { name: `Visitor ${scene.count}`, submission: `submission-${scene.count}` };
    const address = `10.${random.below(250)}.${random.below(250)}.${random.below(250)}`;
    try {
      const response = await fetch(`${url}/contact-form.php`, {
        method: 'POST',
        body: multipart({ ...CONTACT, ...visitor }),
        headers: { 'x-nf-client-connection-ip': address },
      });
      const answer = await response.text();
      onAnswer();
      if (response.status === 200 && answer === '{"success":true}') report.accepted.add(visitor.name);
      else again.push(visitor);
    } catch {
      onAnswer();
      report.unanswered += 1;
      again.push(visitor);
    }
  }
}

async function playRound(scene: Scene, round: number): Promise<void> {
  const { publish, dataDir, mail, random } = scene;
  const env = { CONTEXT, SMTP_URL: mail.url, MAIL_FROM: 'website@own.example' };
  const server = await spawnServer(publish, dataDir, env);
  mail.fault = random.pick([undefined, undefined, { at: 'data', is: 'cut' }, { at: 'recipient', is: 450 }]);
  let isOver = false;
  const first = Promise.withResolvers<void>();
  const visits = Array.from({ length: VISITORS }, () => visit(scene, server.url, first.resolve, () => isOver));
  // In one round of four the server may be gone before its first answer, but for the first: somebody must be answered.
  if (random.below(4) > 0 || round === 1) await first.promise;
  // Not a wait for something to happen: the moment of the kill is what is tried out.
  await pause(random.below(LONGEST_LIFE_MS));
  const killed = server.kill();
  isOver = true;
  await Promise.all([killed, ...visits]);
  // What the server had sent before its end is a message all the same.
  await mail.quiet();
  noteArrivals(scene, round);
}

/** What the schedule does in the hours after: everything that is left is delivered. */
async function deliverTheRest(scene: Scene, rounds: number): Promise<void> {
  const { mail, report, dataDir } = scene;
  mail.fault = undefined;
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  const store = openEnquiryStore({ context: CONTEXT, totalMs: 600_000, blobs: blobs.access });
  const settings = readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'website@own.example' }, CONTEXT);
  for (const folder of ['pending', 'done'] as const) {
    for (const name of await store.listNames(folder)) {
      report.stored.add((await store.read(folder, name))?.values.name ?? '');
    }
  }
  const later = Date.now() + SEVEN_HOURS_MS;
  const mailer = createMailer(settings);
  while ((await store.listNames('pending')).length > 0) {
    await redeliverPending({ store, mailer, now: () => new Date(later), sendAlert: undefined });
  }
  noteArrivals(scene, rounds + 1);
  await blobs.stop();
}

/**
 * Lets visitors post to the local server over and over, ends it with kill -9 at a
 * random moment of each round, and at last delivers what is left. The mail server is
 * real, and in some rounds faulty.
 */
export async function playKillRounds(folder: string, rounds: number, random: Random): Promise<KillReport> {
  const mail = await startMailServer();
  const scene: Scene = {
    publish: join(folder, 'out'),
    dataDir: join(folder, 'data'),
    mail,
    random,
    report: { accepted: new Set(), unanswered: 0, stored: new Set(), arrivals: [] },
    again: [],
    count: 0,
  };
  await writeBuiltSite(scene.publish);
  try {
    for (let round = 1; round <= rounds; round += 1) await playRound(scene, round);
    await deliverTheRest(scene, rounds);
  } finally {
    await mail.stop();
  }
  return scene.report;
}
