import { join, resolve } from 'node:path';
import { MINUTE_MS } from '../../lib/dates/today.ts';
import { type EnquiryStore, enquiriesIn } from '../forms/enquiry/enquiryStore.ts';
import { createMailer, type Mailer } from '../forms/mail/sendMail.ts';
import { type Blobs, openBlobs, type StoreOptions } from '../forms/runtime/blobs.ts';
import { type Environment, readSettings } from '../forms/runtime/settings.ts';
import { startLocalBlobs } from '../local-server/localBlobs.ts';
import { PROJECT_DIRECTORY } from '../local-server/netlifyConfig.ts';

export type StaffStore = {
  /** Name for messages, so that nobody confuses the local with the published store. */
  name: string;
  isPublished: boolean;
  enquiries: EnquiryStore;
  /** The raw store, for a backup. */
  blobs: Blobs;
  mailer: Mailer | undefined;
  /** Folder of the mails; undefined if they are sent. */
  outbox: string | undefined;
  close(): Promise<void>;
};

/** A command may read thousands of entries. */
const TOTAL_MS = 30 * MINUTE_MS;
const LOCAL_CONTEXT = 'dev';

type Location = { name: string; context: string; env: Environment; close: () => Promise<void> };

async function staffStore(location: Location, blobs: NonNullable<StoreOptions['blobs']>): Promise<StaffStore> {
  const { name, context, env, close } = location;
  const store = openBlobs('enquiries', { context, totalMs: TOTAL_MS, blobs });
  const settings = readSettings(env, context);
  const { mailRoute } = settings;
  return {
    name,
    isPublished: context === 'production',
    enquiries: enquiriesIn(store),
    blobs: store,
    mailer: createMailer(settings),
    outbox: mailRoute.kind === 'folder' ? mailRoute.directory : undefined,
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
    close: async () => {},
  };
  return staffStore(location, { siteID, token });
}
