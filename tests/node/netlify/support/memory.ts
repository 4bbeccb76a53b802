import { enquiriesIn } from '../../../../netlify/forms/enquiry/enquiryStore.ts';
import type { EnquiryTools } from '../../../../netlify/forms/enquiry/receiveEnquiry.ts';
import { redeliverPending } from '../../../../netlify/forms/enquiry/redeliverPending.ts';
import type { Mailer } from '../../../../netlify/forms/mail/sendMail.ts';
import { NO_LIMIT } from './forms.ts';
import { createMemoryBlobs } from './memoryBlobs.ts';
import { createVirtualClock } from './virtualClock.ts';

/** Opens a store in memory, and a clock that advances only during waits: a year of a busy site in seconds. */
export function openMemory(start: Date) {
  const clock = createVirtualClock(start);
  /** Time of a store call. */
  const latency = { ms: 0 };
  const blobs = createMemoryBlobs(() => clock.sleep(latency.ms));
  const store = enquiriesIn(blobs);
  return {
    clock,
    latency,
    blobs,
    store,
    /** Runs the scheduled delivery. */
    redeliver: (mailer: Mailer, enquiries = store, mailsAnHour = NO_LIMIT) =>
      clock.run(redeliverPending({ store: enquiries, mailer, now: clock.now, mailsAnHour, sendAlert: undefined })),
  };
}

/** Returns the dependencies of the enquiry function, for visitors without a limit. */
export function enquiryTools(parts: Pick<EnquiryTools, 'openStore' | 'mailer'> & Partial<EnquiryTools>): EnquiryTools {
  return {
    rateLimiter: { consume: () => 0, refund: () => {} },
    acceptedPerMinute: 5,
    mailsAnHour: NO_LIMIT,
    now: () => new Date(),
    ip: '203.0.113.7',
    waitUntil: () => {},
    ...parts,
  };
}
