import { join, resolve } from 'node:path';
import { MINUTE_MS } from '../../lib/dates/time.ts';
import { type EnquiryRecord, reference } from '../forms/enquiry/enquiryRecord.ts';
import { type EnquiryStore, enquiriesIn, type Folder } from '../forms/enquiry/enquiryStore.ts';
import { createMailer, type Mailer } from '../forms/mail/sendMail.ts';
import { type Blobs, openBlobs, type StoreOptions } from '../forms/runtime/blobs.ts';
import { idInName } from '../forms/runtime/entryName.ts';
import { firm } from '../forms/runtime/firm.ts';
import { type Environment, readSettings } from '../forms/runtime/settings.ts';
import { startLocalBlobs } from '../local-server/localBlobs.ts';
import { PROJECT_DIRECTORY } from '../local-server/netlifyConfig.ts';
import { type NewsletterStore, newsletterIn } from '../newsletter/newsletterStore.ts';

export type StaffStore = {
  /** Name for messages, so that nobody confuses the local with the published store. */
  name: string;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  /** The raw stores, for a backup. */
  blobs: Record<'enquiries' | 'newsletter', Blobs>;
  mailer: Mailer | undefined;
  /** Folder of the mails; undefined if they are sent. */
  outbox: string | undefined;
  /** Origin of unsubscribe links. */
  origin: string;
  close(): Promise<void>;
};

/** A command may read thousands of entries. */
const TOTAL_MS = 30 * MINUTE_MS;
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
 * Opens the published site's store if NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, else the local one in DATA_DIR.
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

/** The reference in a mail; an id or its first digits, at least 6. */
const REFERENCE = /^[a-z]+-\d+-\d+$/;
const ID_START = /^[0-9a-f]{6,64}$/;

/** Folder and name of an entry. */
export type Place = { folder: Folder; name: string };
export type FoundEnquiry = { id: string; places: [Place, ...Place[]] };

/**
 * Finds the enquiry with a reference, or whose id begins with the given digits; ignores case. Throws if none or several
 * match.
 */
export async function findEnquiry(store: EnquiryStore, given: string): Promise<FoundEnquiry> {
  const start = given.toLowerCase();
  const isReference = REFERENCE.test(start);
  if (!isReference && !ID_START.test(start)) {
    throw new Error(
      `'${start}' is no reference and no id: give the reference, or 6 or more digits of the id (0-9, a-f).`,
    );
  }
  const isMeant = (id: string) => (isReference ? reference(id).toLowerCase() === start : id.startsWith(start));
  const found: Place[] = [];
  for (const folder of FOLDERS) {
    const names = (await store.listNames(folder)).filter((name) => isMeant(idInName(name)));
    found.push(...names.map((name) => ({ folder, name })));
  }
  const [first, ...others] = found;
  if (first === undefined) throw new Error(`There is no enquiry ${start}.`);
  const id = idInName(first.name);
  const ids = new Set([id, ...others.map(({ name }) => idInName(name))]);
  if (ids.size > 1)
    throw new Error(`More than one enquiry is ${start}: give more of the id, one of ${[...ids].join(', ')}.`);
  return { id, places: [first, ...others] };
}

/** Reads the record of a found enquiry. */
export async function readFound(store: EnquiryStore, { id, places: [place] }: FoundEnquiry): Promise<EnquiryRecord> {
  const record = await store.read(place.folder, place.name);
  if (record === undefined) throw new Error(`The enquiry ${id} has just been removed.`);
  return record;
}
