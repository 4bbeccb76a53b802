import { join } from 'node:path';
import { openEnquiryStore } from '../../netlify/forms/enquiry/enquiryStore.ts';
import { type EnquiryTools, receiveEnquiry } from '../../netlify/forms/enquiry/receiveEnquiry.ts';
import { createMailer } from '../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../netlify/forms/runtime/settings.ts';
import { startLocalBlobs } from '../../netlify/local-server/localBlobs.ts';
import {
  arrivalsOf,
  deliverTheRest,
  patientStore,
  storedNames,
  whoIn,
} from '../node/netlify/support/faults/deliveries.ts';
import {
  type FaultProxy,
  STORE_FAULTS,
  type StoreFault,
  startFaultProxy,
} from '../node/netlify/support/faults/faultProxy.ts';
import { brokenGuarantees } from '../node/netlify/support/faults/guarantees.ts';
import { within } from '../node/netlify/support/faults/within.ts';
import { ADDRESS, BY_SCRIPT, CONTACT, multipart } from '../node/netlify/support/forms.ts';
import { faultText, type MailFault, type MailServer, startMailServer } from '../node/netlify/support/mailServer.ts';
import { enquiryTools } from '../node/netlify/support/memory.ts';
import type { Random } from '../node/netlify/support/random.ts';

const CONTEXT = 'production';
const VISITORS = 12;
/** One of so many store calls meets the fault of its round. */
const CALLS_A_FAULT = 4;
/** More than the store may take before an answer. */
const LONGEST_ANSWER_MS = 10_000;
/** The limits of the function add up to far less. */
const ANSWER_LIMIT_MS = 60_000;
const WORK_LIMIT_MS = 120_000;

const MAIL_FAULTS: readonly MailFault[] = [
  { at: 'greeting', is: 'cut' },
  { at: 'sender', is: 450 },
  { at: 'recipient', is: 550 },
  { at: 'data', is: 'cut' },
  { at: 'data', is: 554 },
];

/** Faults of a round, from its first post to its last. */
export type RoundFaults = { store: StoreFault; mail: MailFault };

/** Result of a round. */
export type RoundReport = { accepted: number; broken: string[]; occurred: string[] };

type Scene = {
  mail: MailServer;
  line: FaultProxy;
  openStore: EnquiryTools['openStore'];
  /** Reaches the store without the breakable connection. */
  store: ReturnType<EnquiryTools['openStore']>;
  mailer: EnquiryTools['mailer'];
};

/** Sets the faults of a round; returns how often the store's occurred. */
function breakAll({ mail, line }: Scene, faults: RoundFaults, random: Random): () => number {
  let count = 0;
  mail.fault = faults.mail;
  line.faultFor = () => {
    // The first call too, so that the fault occurs with any seed.
    if (count > 0 && random.below(CALLS_A_FAULT) > 0) return undefined;
    count += 1;
    return faults.store;
  };
  return () => count;
}

/** Returns the names in mails whose sender was told that they were accepted. */
const takenMails = ({ messages, acknowledged }: MailServer) =>
  messages.filter((_, index) => acknowledged[index] === true).map(whoIn);

/**
 * Posts several visitors at once, each twice, like a double press. Mails wait until the answers have been judged: an
 * accepted enquiry must be stored or mailed by then.
 */
async function visit(scene: Scene): Promise<{ accepted: Set<string>; broken: string[] }> {
  const { mail, openStore, mailer } = scene;
  const work: Promise<unknown>[] = [];
  const judged = Promise.withResolvers<void>();
  const tools = enquiryTools({
    openStore(totalMs) {
      const store = openStore(totalMs);
      const has: typeof store.has = (...entry) => judged.promise.then(() => store.has(...entry));
      // A delivery after the answer looks first whether it is done; it has more time than a visitor waits.
      return totalMs > LONGEST_ANSWER_MS ? { ...store, has } : store;
    },
    mailer,
    waitUntil: (promise) => void work.push(promise),
  });
  async function post(name: string): Promise<boolean> {
    const body = multipart({ ...CONTACT, name, submission: `submission of ${name}` });
    const answer = receiveEnquiry(new Request(ADDRESS, { method: 'POST', headers: BY_SCRIPT, body }), tools);
    return (await within('an answer', ANSWER_LIMIT_MS, answer)).status === 200;
  }
  const accepted = new Set<string>();
  const names = Array.from({ length: VISITORS }, (_, index) => `Visitor ${index + 1}`);
  for (const _ of ['first', 'again']) {
    await Promise.all(names.map(async (name) => void ((await post(name)) && accepted.add(name))));
  }
  const kept = new Set([...(await storedNames(scene.store)), ...takenMails(mail)]);
  judged.resolve();
  await within('the work after the answers', WORK_LIMIT_MS, Promise.all(work));
  const early = [...accepted].filter((name) => !kept.has(name));
  return { accepted, broken: early.map((name) => `${name} was accepted before it was stored`) };
}

async function playIn(scene: Scene, faults: RoundFaults, random: Random): Promise<RoundReport> {
  const occurred = breakAll(scene, faults, random);
  const { accepted, broken } = await visit(scene);
  const { mail, line, store, mailer } = scene;
  mail.fault = undefined;
  line.faultFor = () => undefined;
  const waiting = await deliverTheRest(store, mailer);
  if (waiting > 0) broken.push(`${waiting} enquiries still wait after all runs of the schedule`);
  const stored = await storedNames(store);
  // While the store is down, an accepted mail is as good as an entry.
  const mailedOnly = new Set(takenMails(mail).filter((name) => !stored.includes(name)));
  const noted = (await store.listNames('done')).join('\n');
  const fates = {
    accepted,
    stored: [...stored, ...mailedOnly],
    arrivals: arrivalsOf(mail, 0, (id) => noted.includes(id)),
  };
  // A delivery that could not be recorded is repeated; the store's faults make this likely.
  const isBroken = (text: string) => !text.endsWith('mailed again for nothing');
  if (accepted.size > 0) broken.push(...brokenGuarantees(fates).filter(isBroken));
  const storeFault = occurred() > 0 ? [`store ${faults.store}`] : [];
  return { accepted: accepted.size, broken, occurred: [...storeFault, ...mail.occurred.keys()] };
}

/** Plays one round of the function with a real store behind a breakable connection, and a real, failing mail server. */
export async function playFaultRound(folder: string, faults: RoundFaults, random: Random): Promise<RoundReport> {
  const mail = await startMailServer();
  const blobs = await startLocalBlobs(join(folder, 'blobs'));
  const line = await startFaultProxy(blobs.access.edgeURL);
  const settings = readSettings({ SMTP_URL: mail.url, MAIL_FROM: 'website@own.example' }, CONTEXT);
  const broken = { ...blobs.access, edgeURL: line.url, uncachedEdgeURL: line.url };
  const scene: Scene = {
    mail,
    line,
    openStore: (totalMs) => openEnquiryStore({ context: CONTEXT, totalMs, blobs: broken }),
    store: patientStore(blobs.access),
    mailer: createMailer(settings),
  };
  try {
    return await playIn(scene, faults, random);
  } finally {
    await Promise.all([mail.stop(), line.stop(), blobs.stop()]);
  }
}

/** Returns the faults of a round: each cycle pairs store and mail differently. */
export function faultsOf(round: number): RoundFaults {
  return {
    store: STORE_FAULTS[round % STORE_FAULTS.length] ?? 500,
    mail: MAIL_FAULTS[round % MAIL_FAULTS.length] ?? { at: 'data', is: 'cut' },
  };
}

/** Number of rounds in which each fault occurs. */
export const ROUNDS_OF_ALL_FAULTS = Math.max(STORE_FAULTS.length, MAIL_FAULTS.length);

/** The faults that a soak must have met, as reports name them. */
export const EXPECTED_FAULTS: readonly string[] = [
  ...STORE_FAULTS.map((fault) => `store ${fault}`),
  ...MAIL_FAULTS.map(faultText),
];
