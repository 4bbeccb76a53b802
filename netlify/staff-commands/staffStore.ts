import { join, resolve } from 'node:path';
import type { EnquiryStore, StoreOptions } from '../forms/enquiry/enquiryStore.ts';
import { openEnquiryStore } from '../forms/enquiry/enquiryStore.ts';
import { createMailer, type Mailer } from '../forms/mail/sendMail.ts';
import { firm } from '../forms/runtime/firm.ts';
import { type Environment, readSettings } from '../forms/runtime/settings.ts';
import { startLocalBlobs } from '../local-server/localBlobs.ts';
import { PROJECT_DIRECTORY } from '../local-server/netlifyConfig.ts';
import { type NewsletterStore, openNewsletterStore } from '../newsletter/newsletterStore.ts';
import { readSecret } from '../newsletter/secret.ts';

/** The store that the staff's commands work on. */
export type StaffStore = {
  /** In words, so that nobody takes one store for another. */
  name: string;
  enquiries: EnquiryStore;
  newsletter: NewsletterStore;
  mailer: Mailer | undefined;
  /** Key and origin of links to leave the newsletter; no key, no links. */
  secret: string | undefined;
  origin: string;
  close(): Promise<void>;
};

/** A command may read thousands of entries. */
const TOTAL_MS = 30 * 60_000;
const LOCAL_CONTEXT = 'dev';

type Place = { name: string; context: string; env: Environment; origin: string; close: () => Promise<void> };

async function staffStore(place: Place, blobs: NonNullable<StoreOptions['blobs']>): Promise<StaffStore> {
  const { name, context, env, origin, close } = place;
  const options = { context, totalMs: TOTAL_MS, blobs };
  return {
    name,
    enquiries: openEnquiryStore(options),
    newsletter: openNewsletterStore(options),
    mailer: createMailer(readSettings(env, context), blobs),
    secret: await readSecret(env, context),
    origin,
    close,
  };
}

async function openLocal(env: Environment): Promise<StaffStore> {
  const dataDir = resolve(env.DATA_DIR || join(PROJECT_DIRECTORY, '.data'));
  const blobs = await startLocalBlobs(join(dataDir, 'blobs'));
  const place = {
    name: `the local store in ${dataDir}`,
    context: LOCAL_CONTEXT,
    env: { ...env, DATA_DIR: dataDir },
    origin: `http://localhost:${env.PORT || '8888'}`,
    close: () => blobs.stop(),
  };
  return staffStore(place, blobs.access);
}

/**
 * Opens the published site's store where NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN name
 * it, else the local one below DATA_DIR, offline.
 */
export async function openStaffStore(env: Environment): Promise<StaffStore> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID && !token) return openLocal(env);
  if (!siteID || !token) throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.');
  const place = {
    name: `the store of the published site ${siteID}`,
    context: 'production',
    env,
    origin: firm.url,
    close: async () => {},
  };
  return staffStore(place, { siteID, token });
}
