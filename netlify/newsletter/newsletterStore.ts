import { randomBytes } from 'node:crypto';
import {
  type Blobs,
  type Entries,
  openBlobs,
  openEntries,
  type StoreOptions,
  writeNew,
} from '../forms/runtime/blobs.ts';
import { type Spans, spansIn } from '../forms/runtime/spans.ts';
import { type Signup, type Subscriber, signupSchema, subscriberSchema } from './subscriber.ts';

/** Days on which subscribers are reviewed, because they may expire. Confirmed subscribers have no day. */
type Reviews = {
  add(day: string, id: string): Promise<void>;
  remove(day: string, id: string): Promise<void>;
  /** Days with subscribers to review, earliest first. */
  listDays(): Promise<string[]>;
  listIds(day: string): Promise<string[]>;
};

/**
 * The newsletter in Netlify Blobs: sign-ups under asked/<id> until their mail is sent, subscribers under people/<id>,
 * reviews/<day>/<id>, hours/<hour>/<id>, and the key.
 */
export type NewsletterStore = {
  asked: Entries<Signup>;
  people: Entries<Subscriber>;
  reviews: Reviews;
  /** Sign-ups by the hour, '2026-03-02T08', to limit mails to strangers. */
  signups: Spans;
  /**
   * Key of ids and of links in mails. Made on first use and stored with the data: it never changes, so that links to
   * unsubscribe always work and no address is stored twice.
   */
  key(): Promise<string>;
};

const KEY = 'key';
const KEY_BYTES = 32;

async function keyIn(store: Blobs): Promise<string> {
  const read = () => store.get(KEY, { type: 'text' });
  const known = await read();
  if (known !== null) return known;
  await writeNew(store, KEY, randomBytes(KEY_BYTES).toString('hex'));
  const key = await read();
  if (key === null) throw new Error('The store lost the key.');
  return key;
}

function reviewsIn(store: Blobs): Reviews {
  return {
    async add(day, id) {
      await store.set(`reviews/${day}/${id}`, '1');
    },
    remove: (day, id) => store.delete(`reviews/${day}/${id}`),
    async listDays() {
      const { directories } = await store.list({ prefix: 'reviews/', directories: true });
      return directories.map((directory) => directory.slice('reviews/'.length).replace(/\/$/, '')).sort();
    },
    async listIds(day) {
      const { blobs } = await store.list({ prefix: `reviews/${day}/` });
      return blobs.map(({ key }) => key.slice(`reviews/${day}/`.length)).filter((id) => !id.startsWith('.'));
    },
  };
}

/** Wraps an opened store. */
export function newsletterIn(store: Blobs): NewsletterStore {
  return {
    asked: openEntries(store, 'asked', signupSchema),
    people: openEntries(store, 'people', subscriberSchema),
    reviews: reviewsIn(store),
    signups: spansIn(store, 'hours'),
    key: () => keyIn(store),
  };
}

/** Opens the newsletter of a deploy context. */
export function openNewsletterStore(options: StoreOptions): NewsletterStore {
  return newsletterIn(openBlobs('newsletter', options));
}
