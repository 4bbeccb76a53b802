import { type Blobs, type Entries, openBlobs, openEntries, type StoreOptions } from '../forms/runtime/blobs.ts';
import { type Signup, type Subscriber, signupSchema, subscriberSchema } from './subscriber.ts';

/**
 * Which subscribers are to be looked at on which day, because they may be erased then. Only who has confirmed stands under
 * no day.
 */
type Reviews = {
  add(day: string, id: string): Promise<void>;
  remove(day: string, id: string): Promise<void>;
  /** Days that name somebody, earliest first. */
  listDays(): Promise<string[]>;
  listIds(day: string): Promise<string[]>;
};

/**
 * The newsletter in Netlify Blobs: sign-ups under asked/<id> until their mail is sent, subscribers under people/<id>,
 * reviews/<day>/<id>, and under former/<id> the present id of a subscriber whom an earlier release gave that one.
 */
export type NewsletterStore = {
  asked: Entries<Signup>;
  people: Entries<Subscriber>;
  reviews: Reviews;
  former: {
    /** The present id; undefined where the id is no former one. */
    read(id: string): Promise<string | undefined>;
    write(id: string, present: string): Promise<void>;
    remove(id: string): Promise<void>;
  };
  /** Id of the subscriber whom the last sweep came to; undefined before the first. */
  readSweep(): Promise<string | undefined>;
  writeSweep(id: string): Promise<void>;
};

const SWEEP_NOTE = 'notes/sweep';

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

/** The newsletter in an opened store. */
export function newsletterIn(store: Blobs): NewsletterStore {
  return {
    asked: openEntries(store, 'asked', signupSchema),
    people: openEntries(store, 'people', subscriberSchema),
    reviews: reviewsIn(store),
    former: {
      read: async (id) => (await store.get(`former/${id}`, { type: 'text' })) ?? undefined,
      async write(id, present) {
        await store.set(`former/${id}`, present);
      },
      remove: (id) => store.delete(`former/${id}`),
    },
    readSweep: async () => (await store.get(SWEEP_NOTE, { type: 'text' })) ?? undefined,
    async writeSweep(id) {
      await store.set(SWEEP_NOTE, id);
    },
  };
}

/** Opens the newsletter of a deploy context. */
export function openNewsletterStore(options: StoreOptions): NewsletterStore {
  return newsletterIn(openBlobs('newsletter', options));
}
