import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import type { Letter } from '../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import { followLink } from '../../../../netlify/newsletter/followLink.ts';
import type { NewsletterPurpose } from '../../../../netlify/newsletter/links.ts';
import { receiveSignup } from '../../../../netlify/newsletter/receiveSignup.ts';
import { sendPendingConfirmations } from '../../../../netlify/newsletter/sendConfirmation.ts';
import type { Fields } from './forms.ts';
import { enquiryTools, openMemory } from './memory.ts';

const SITE = 'https://www.firm.example';
const SECRET = 's'.repeat(32);
const SETTINGS = readSettings({}, 'production');
const RUN_LIMIT_MS = 25_000;

/** The names of the scheduled functions. */
export type Job = 'redeliver' | 'retention' | 'newsletter-retention' | 'digest';

/** The forms over stores in memory, with a clock that the test moves: months of a busy site in seconds. */
export type BusySite = ReturnType<typeof openBusySite>;

function post(path: string, fields: Fields): Request {
  return new Request(`${SITE}${path}`, {
    method: 'POST',
    headers: { accept: 'text/html' },
    body: new URLSearchParams(fields),
  });
}

/** The office's mailbox, the readers' and the webhook's, behind a mail server that can be down. */
function openMailboxes() {
  const boxes = { isDown: false, mailed: [] as string[], letters: [] as Letter[], alerts: [] as string[] };
  function assertIsUp(): void {
    if (boxes.isDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
  }
  return Object.assign(boxes, {
    async mailer({ id }: { id: string }) {
      assertIsUp();
      boxes.mailed.push(id);
    },
    async send(letter: Letter) {
      assertIsUp();
      boxes.letters.push(letter);
    },
    sendAlert: async (text: string) => boxes.alerts.push(text) > 0,
  });
}

const openParts = (start: Date) => ({ ...openMemory(start), mail: openMailboxes() });

type Parts = ReturnType<typeof openParts>;

function jobsOf({
  clock: { now },
  mail,
  store,
  newsletter,
}: Parts): Record<Job, (isOver: () => boolean) => Promise<void>> {
  const { mailer, send, sendAlert } = mail;
  return {
    async redeliver() {
      await redeliverPending({ store, mailer, now, sendAlert });
      await sendPendingConfirmations(
        { store: newsletter, send, settings: SETTINGS, secret: SECRET, now },
        () => RUN_LIMIT_MS,
      );
    },
    retention: (isOver) => eraseExpired({ store, now, isOver }),
    'newsletter-retention': (isOver) => deleteInactive({ store: newsletter, now, isOver }),
    digest: () => sendDigest({ openStore: () => store, send, settings: SETTINGS, now, sendAlert }),
  };
}

/** The functions that visitors call. */
function doorsOf({ clock: { now }, mail: { mailer, send }, store, newsletter }: Parts, running: Promise<unknown>[]) {
  const waitUntil = (work: Promise<unknown>) => void running.push(work);
  const openStore = () => newsletter;
  const secret = async () => ({ key: SECRET });
  const tools = enquiryTools({ openStore: () => store, mailer, now, waitUntil });
  const signupTools = { ...tools, openStore, inFlight: new Map(), send, settings: SETTINGS, secret };
  return {
    enquire: (fields: Fields) => receiveEnquiry(post('/contact-form.php', fields), tools),
    signUp: (email: string) => receiveSignup(post('/newsletter', { email }), signupTools),
    follow: (link: string, purpose: NewsletterPurpose) =>
      followLink(new Request(link, { method: 'POST' }), purpose, { openStore, secret, now }),
  };
}

/** @param start when the site opens */
export function openBusySite(start: Date) {
  const parts = openParts(start);
  const { clock } = parts;
  const running: Promise<unknown>[] = [];
  const doors = doorsOf(parts, running);
  const jobs = jobsOf(parts);

  async function settled(work: Promise<Response>): Promise<void> {
    const { status } = await clock.run(work);
    await clock.run(Promise.all(running.splice(0)));
    if (status !== 200 && status !== 303) throw new Error(`Answered ${status}.`);
  }

  return {
    ...parts,
    enquire: (fields: Fields) => settled(doors.enquire(fields)),
    signUp: (email: string) => settled(doors.signUp(email)),
    follow: (link: string, purpose: NewsletterPurpose) => settled(doors.follow(link, purpose)),
    /** Runs a scheduled function and says how long it took, in milliseconds. */
    async runJob(job: Job): Promise<number> {
      const started = clock.now().getTime();
      const took = () => clock.now().getTime() - started;
      await clock.run(jobs[job](() => took() >= RUN_LIMIT_MS));
      return took();
    },
  };
}
