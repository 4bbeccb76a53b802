import { enquiriesIn } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { MAILS_AT_ONCE } from '../../../../netlify/forms/mail/delivery.ts';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import type { Letter } from '../../../../netlify/forms/mail/sendMail.ts';
import { createConcurrencyLimit } from '../../../../netlify/forms/runtime/concurrencyLimit.ts';
import type { RateLimiter } from '../../../../netlify/forms/runtime/rateLimiter.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { deleteInactive } from '../../../../netlify/newsletter/deleteInactive.ts';
import { followLink } from '../../../../netlify/newsletter/followLink.ts';
import type { Purpose } from '../../../../netlify/newsletter/links.ts';
import { newsletterIn } from '../../../../netlify/newsletter/newsletterStore.ts';
import { receiveSignup } from '../../../../netlify/newsletter/receiveSignup.ts';
import { sendPendingConfirmations } from '../../../../netlify/newsletter/sendConfirmation.ts';
import type { Fields } from './forms.ts';
import { createMemoryBlobs } from './memoryBlobs.ts';
import { createVirtualClock } from './virtualClock.ts';

const SITE = 'https://www.firm.example';
const SECRET = 's'.repeat(32);
const RUN_LIMIT_MS = 25_000;

/** The names of the scheduled functions. */
export type Job = 'redeliver' | 'retention' | 'newsletter-retention' | 'digest';

/** The forms over stores in memory, with a clock that the test moves: months of a busy site in seconds. */
export type BusySite = ReturnType<typeof openBusySite>;

function post(path: string, fields: Fields): Request {
  return new Request(`${SITE}${path}`, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Everybody posts from an address of their own. */
const NO_LIMIT: RateLimiter = { consume: () => 0, refund: () => {} };

/** @param start when the site opens */
export function openBusySite(start: Date) {
  const clock = createVirtualClock(start);
  const state = { isMailDown: false, storeMs: 0 };
  const enquiryBlobs = createMemoryBlobs(() => clock.sleep(state.storeMs));
  const newsletterBlobs = createMemoryBlobs(() => clock.sleep(state.storeMs));
  const store = enquiriesIn(enquiryBlobs);
  const newsletter = newsletterIn(newsletterBlobs);
  const settings = readSettings({}, 'production');
  /** Ids of enquiries in the order in which the office got them. */
  const mailed: string[] = [];
  const letters: Letter[] = [];
  const alerts: string[] = [];
  const running: Promise<unknown>[] = [];
  const now = clock.now;
  const waitUntil = (work: Promise<unknown>) => void running.push(work);

  function assertMailIsUp(): void {
    if (state.isMailDown) throw Object.assign(new Error('down'), { code: 'ECONNECTION' });
  }
  const mailer = async ({ id }: { id: string }) => {
    assertMailIsUp();
    mailed.push(id);
  };
  const send = async (letter: Letter) => {
    assertMailIsUp();
    letters.push(letter);
  };
  const sendAlert = async (text: string) => alerts.push(text) > 0;
  const secret = async () => ({ key: SECRET });
  const shared = { rateLimiter: NO_LIMIT, inFlight: new Map(), now, ip: '203.0.113.7', waitUntil };
  const enquiryTools = {
    ...shared,
    openStore: () => store,
    mailer,
    acceptedPerMinute: 5,
    deliveryLimit: createConcurrencyLimit(MAILS_AT_ONCE),
  };
  const signupTools = { ...shared, inFlight: new Map(), openStore: () => newsletter, send, settings, secret };

  async function settled(work: Promise<Response>): Promise<Response> {
    const response = await clock.run(work);
    await clock.run(Promise.all(running.splice(0)));
    if (response.status !== 200) throw new Error(`Answered ${response.status}.`);
    return response;
  }

  const jobs: Record<Job, (isOver: () => boolean) => Promise<void>> = {
    async redeliver() {
      await redeliverPending({ store, mailer, now, sendAlert });
      await sendPendingConfirmations({ store: newsletter, send, settings, secret: SECRET, now }, () => RUN_LIMIT_MS);
    },
    retention: (isOver) => eraseExpired({ store, now, isOver }),
    'newsletter-retention': (isOver) => deleteInactive({ store: newsletter, now, isOver }),
    digest: () => sendDigest({ openStore: () => store, send, settings, now, sendAlert }),
  };

  return {
    clock,
    state,
    store,
    enquiryBlobs,
    newsletter,
    mailed,
    letters,
    alerts,
    enquire: (fields: Fields) => settled(receiveEnquiry(post('/contact-form.php', fields), enquiryTools)),
    signUp: (email: string) => settled(receiveSignup(post('/newsletter', { email }), signupTools)),
    follow: (link: string, purpose: Purpose) =>
      settled(followLink(new Request(link, { method: 'POST' }), purpose, { openStore: () => newsletter, secret, now })),
    /** Runs a scheduled function and says how long it took, in milliseconds. */
    async runJob(job: Job): Promise<number> {
      const started = now().getTime();
      await clock.run(jobs[job](() => now().getTime() - started >= RUN_LIMIT_MS));
      return now().getTime() - started;
    },
  };
}
