import { join, resolve } from 'node:path';
import { MINUTE_MS } from '../../lib/dates/today.ts';
import { createEnquiryStore, type EnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { createSender } from '../forms/mail/transport.ts';
import { type Blobs, openBlobs, type StoreOptions } from '../forms/runtime/blobs.ts';
import { type Environment, readSettings } from '../forms/runtime/settings.ts';
import type { Site } from '../forms/site.ts';
import { startLocalBlobs } from '../local-server/localBlobs.ts';
import { PROJECT_DIRECTORY } from '../local-server/serverSettings.ts';

/** The site as used by staff commands: the published one, or that of the local server. */
export type StaffStore = Site & {
  /** Name for messages, so that nobody confuses the local store with the published one. */
  name: string;
  enquiries: EnquiryStore;
  /** Raw store, for backups. */
  blobs: Blobs;
  close(): Promise<void>;
};

/** A command may read thousands of entries. */
const TOTAL_MS = 30 * MINUTE_MS;

type Location = { name: string; context: string; env: Environment; access: StoreOptions['blobs'] };

function staffStore({ name, context, env, access }: Location, close = async () => {}): StaffStore {
  const blobs = openBlobs('enquiries', { context, totalMs: TOTAL_MS, blobs: access });
  const enquiries = createEnquiryStore(blobs);
  const settings = readSettings(env, context);
  return {
    name,
    settings,
    blobs,
    enquiries,
    openStore: () => enquiries,
    send: createSender(settings.mailRoute),
    sendAlert: async () => false,
    now: () => new Date(),
    close,
  };
}

/** Opens the published site's store if NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are set, otherwise the local one in DATA_DIR. */
export async function openStaffStore(env: Environment): Promise<StaffStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) {
    const name = `the store of the published site ${siteID}`;
    return staffStore({ name, context: 'production', env, access: { siteID, token } });
  }
  if (siteID || token) throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.');
  const dataDir = resolve(env.DATA_DIR || join(PROJECT_DIRECTORY, '.data'));
  const local = await startLocalBlobs(join(dataDir, 'blobs'));
  const name = `the local store in ${dataDir}`;
  return staffStore({ name, context: 'dev', env: { ...env, DATA_DIR: dataDir }, access: local.access }, local.stop);
}
