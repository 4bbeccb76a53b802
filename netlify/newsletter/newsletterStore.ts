import { type Entries, openBlobs, openEntries, type StoreOptions } from '../forms/runtime/blobs.ts';
import { type Signup, type Subscriber, signupSchema, subscriberSchema } from './subscriber.ts';

/** The newsletter in Netlify Blobs: sign-ups under asked/<id> until their mail is sent, subscribers under people/<id>. */
export type NewsletterStore = { asked: Entries<Signup>; people: Entries<Subscriber> };

/** Opens the newsletter of a deploy context. */
export function openNewsletterStore(options: StoreOptions): NewsletterStore {
  const store = openBlobs('newsletter', options);
  return { asked: openEntries(store, 'asked', signupSchema), people: openEntries(store, 'people', subscriberSchema) };
}
