import type * as z from 'zod/mini';
import { openBlobs, type StoreOptions } from '../forms/enquiry/enquiryStore.ts';
import { type Signup, type Subscriber, signupSchema, subscriberSchema } from './subscriber.ts';

/** Entries of one kind. Every call throws where the store does not answer in time. */
export type Entries<Entry> = {
  /** Undefined where there is none. Throws where the entry does not match its schema. */
  read(id: string): Promise<Entry | undefined>;
  write(entry: Entry): Promise<void>;
  remove(id: string): Promise<void>;
  listIds(): Promise<string[]>;
};

/** The newsletter in Netlify Blobs: sign-ups under asked/<id> until their mail is sent, subscribers under people/<id>. */
export type NewsletterStore = { asked: Entries<Signup>; people: Entries<Subscriber> };

function entries<Entry extends { id: string }>(
  store: ReturnType<typeof openBlobs>,
  folder: string,
  schema: z.ZodMiniType<Entry>,
): Entries<Entry> {
  return {
    async read(id) {
      const text: string | null = await store.get(`${folder}/${id}`, { type: 'text' });
      return text === null ? undefined : schema.parse(JSON.parse(text));
    },
    async write(entry) {
      await store.set(`${folder}/${entry.id}`, JSON.stringify(entry, null, 2));
    },
    async remove(id) {
      await store.delete(`${folder}/${id}`);
    },
    async listIds() {
      const { blobs } = await store.list({ prefix: `${folder}/` });
      // The local store also lists its temporary files, which begin with a dot.
      return blobs.map(({ key }) => key.slice(folder.length + 1)).filter((id) => !id.startsWith('.'));
    },
  };
}

/** Opens the newsletter of a deploy context. */
export function openNewsletterStore(options: StoreOptions): NewsletterStore {
  const store = openBlobs('newsletter', options);
  return { asked: entries(store, 'asked', signupSchema), people: entries(store, 'people', subscriberSchema) };
}
