import { join, resolve } from 'node:path';
import type { EnquiryRecord } from '../forms/enquiry/enquiryRecord.ts';
import { type EnquiryStore, enquiriesIn, type Folder } from '../forms/enquiry/enquiryStore.ts';
import { createMailer, type Mailer } from '../forms/mail/sendMail.ts';
import { type Blobs, openBlobs, type StoreOptions } from '../forms/runtime/blobs.ts';
import { idInName } from '../forms/runtime/entryName.ts';
import { firm } from '../forms/runtime/firm.ts';
import { readSecret } from '../forms/runtime/secret.ts';
import { type Environment, readSettings } from '../forms/runtime/settings.ts';
import { startLocalBlobs } from '../local-server/localBlobs.ts';
import { PROJECT_DIRECTORY } from '../local-server/netlifyConfig.ts';
import { type NewsletterStore, newsletterIn } from '../newsletter/newsletterStore.ts';

export type StaffStore = {
  /** For messages, so that nobody confuses the local with the published store. */
  name: string;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  /** The same two as they are kept, for a backup. */
  blobs: Record<'enquiries' | 'newsletter', Blobs>;
  mailer: Mailer | undefined;
  /** Folder that the mails lie in; undefined where they are sent. */
  outbox: string | undefined;
  /** Key and origin of links to leave the newsletter; without a key there are no links. */
  secret: string | undefined;
  origin: string;
  close(): Promise<void>;
};

/** A command may read thousands of entries. */
const TOTAL_MS = 30 * 60_000;
const LOCAL_CONTEXT = 'dev';

type Location = { name: string; context: string; env: Environment; origin: string; close: () => Promise<void> };

async function staffStore(location: Location, blobs: NonNullable<StoreOptions['blobs']>): Promise<StaffStore> {
  const { name, context, env, origin, close } = location;
  const options = { context, totalMs: TOTAL_MS, blobs };
  const stores = { enquiries: openBlobs('enquiries', options), newsletter: openBlobs('newsletter', options) };
  const settings = readSettings(env, context);
  const { mailRoute } = settings;
  return {
    name,
    enquiries: enquiriesIn(stores.enquiries),
    newsletter: newsletterIn(stores.newsletter),
    blobs: stores,
    mailer: createMailer(settings, blobs),
    outbox: mailRoute.kind === 'folder' ? mailRoute.directory : undefined,
    secret: (await readSecret(env, context)).key,
    origin,
    close,
  };
}

async function openLocal(env: Environment): Promise<StaffStore> {
  const dataDir = resolve(env.DATA_DIR || join(PROJECT_DIRECTORY, '.data'));
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  const location = {
    name: `the local store in ${dataDir}`,
    context: LOCAL_CONTEXT,
    env: { ...env, DATA_DIR: dataDir },
    origin: `http://localhost:${env.PORT || '8888'}`,
    close: () => blobs.stop(),
  };
  return staffStore(location, blobs.access);
}

/**
 * Opens the published site's store where NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, else the local one in DATA_DIR.
 */
export async function openStaffStore(env: Environment): Promise<StaffStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID && !token) return openLocal(env);
  if (!siteID || !token) throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.');
  const location = {
    name: `the store of the published site ${siteID}`,
    context: 'production',
    env,
    origin: firm.url,
    close: async () => {},
  };
  return staffStore(location, { siteID, token });
}

/** Folders of enquiries; done first, because a delivered enquiry may still be pending for a moment. */
export const FOLDERS = ['done', 'pending', 'suspect'] as const satisfies readonly Folder[];

/** An id or its first digits, at least 6, such as the reference in a mail. */
const ID_START = /^[0-9a-f]{6,64}$/;

/** Where an entry lies. */
export type Place = { folder: Folder; name: string };
export type FoundEnquiry = { id: string; places: [Place, ...Place[]] };

/** Finds the enquiry whose id begins with a reference, in small or capital letters. Throws where there is none, or more than one. */
export async function findEnquiry(store: EnquiryStore, reference: string): Promise<FoundEnquiry> {
  const start = reference.toLowerCase();
  if (!ID_START.test(start)) throw new Error(`'${start}' is no id: give its first 6 or more digits (0-9, a-f).`);
  const found: Place[] = [];
  for (const folder of FOLDERS) {
    const names = (await store.listNames(folder)).filter((name) => idInName(name).startsWith(start));
    found.push(...names.map((name) => ({ folder, name })));
  }
  const [first, ...others] = found;
  if (first === undefined) throw new Error(`There is no enquiry ${start}.`);
  const id = idInName(first.name);
  if (others.some(({ name }) => idInName(name) !== id))
    throw new Error(`More than one id begins with ${start}: give more of it.`);
  return { id, places: [first, ...others] };
}

/** The record of a found enquiry. */
export async function readFound(store: EnquiryStore, { id, places: [place] }: FoundEnquiry): Promise<EnquiryRecord> {
  const record = await store.read(place.folder, place.name);
  if (record === undefined) throw new Error(`The enquiry ${id} has just been removed.`);
  return record;
}
