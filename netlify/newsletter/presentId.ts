import { readEntry } from '../forms/runtime/blobs.ts';
import type { NewsletterStore } from './newsletterStore.ts';
import { formerId, type Subscriber, subscriberId } from './subscriber.ts';

/** Gives a subscriber of an earlier release the present id. Links in mails of that release go on working. */
export async function renameFormer(person: Subscriber, secret: string, store: NewsletterStore): Promise<boolean> {
  const { id: former, email } = person;
  if (email === undefined || former !== formerId(email)) return false;
  const id = subscriberId(email, secret);
  // The new entry first, so that nobody is lost where this is cut short.
  if (!(await store.people.has(id))) await store.people.write({ ...person, id, former });
  await store.former.write(former, id);
  await store.people.remove(former);
  return true;
}

/** Renames the subscriber of an e-mail address where an earlier release stored it. */
export async function renameByAddress(email: string, secret: string, store: NewsletterStore): Promise<void> {
  const known = await readEntry(store.people, formerId(email));
  if (known !== undefined && known !== 'damaged') await renameFormer({ email, ...known }, secret, store);
}

/** The id under which the holder of a link is stored now. */
export async function presentId(id: string, { people, former }: NewsletterStore): Promise<string> {
  return (await people.has(id)) ? id : ((await former.read(id)) ?? id);
}
