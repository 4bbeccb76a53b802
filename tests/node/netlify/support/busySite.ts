import { eraseExpired } from '../../../../netlify/forms/enquiry/eraseExpired.ts';
import { receiveEnquiry } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import { sendDigest } from '../../../../netlify/forms/mail/sendDigest.ts';
import type { Letter } from '../../../../netlify/forms/mail/sendMail.ts';
import { readSettings } from '../../../../netlify/forms/runtime/settings.ts';
import { ADDRESS, type Fields } from './forms.ts';
import { enquiryTools, openMemory } from './memory.ts';

const SETTINGS = readSettings({ SMTP_URL: 'smtps://mail.example' }, 'production');
/** Time limit of a scheduled function. */
const RUN_LIMIT_MS = 25_000;

/** The names of the scheduled functions. */
export type Job = 'redeliver' | 'retention' | 'digest';

/** The forms over a store in memory, with a clock that the test moves: months of a busy site in seconds. */
export type BusySite = ReturnType<typeof openBusySite>;

/** Opens the mailboxes of the office and the webhook, behind a mail server that can be down. */
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

/** @param start opening of the site */
export function openBusySite(start: Date) {
  const memory = openMemory(start);
  const { clock, store } = memory;
  const { now } = clock;
  const mail = openMailboxes();
  const { mailer, send, sendAlert } = mail;
  const running: Promise<unknown>[] = [];
  const openStore = () => store;
  const tools = enquiryTools({ openStore, mailer, now, waitUntil: (work) => void running.push(work) });
  const jobs: Record<Job, (isOver: () => boolean) => Promise<void>> = {
    redeliver: () => redeliverPending({ store, mailer, now, mailsAnHour: SETTINGS.mailsAnHour, sendAlert }),
    retention: (isOver) => eraseExpired({ store, now, isOver }),
    digest: () => sendDigest({ openStore, send, settings: SETTINGS, now, sendAlert }),
  };
  return {
    ...memory,
    mail,
    async enquire(fields: Fields): Promise<void> {
      const init = { method: 'POST', headers: { accept: 'text/html' }, body: new URLSearchParams(fields) };
      const { status } = await clock.run(receiveEnquiry(new Request(ADDRESS, init), tools));
      await clock.run(Promise.all(running.splice(0)));
      if (status !== 303) throw new Error(`Answered ${status}.`);
    },
    /** Runs a scheduled function; returns its duration in milliseconds. */
    async runJob(job: Job): Promise<number> {
      const started = now().getTime();
      const took = () => now().getTime() - started;
      await clock.run(jobs[job](() => took() >= RUN_LIMIT_MS));
      return took();
    },
  };
}
