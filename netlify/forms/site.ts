import type { Context } from '@netlify/functions';
import { type EnquiryStore, openEnquiryStore } from './enquiry/enquiryStore.ts';
import { createSender, type Sender } from './mail/transport.ts';
import { failureCode, logError } from './runtime/log.ts';
import { readSettings, type Settings } from './runtime/settings.ts';

/** The dependencies of every function. */
export type Site = {
  settings: Settings;
  /** Opens the store. `totalMs` limits the time of all its calls together. */
  openStore: (totalMs: number) => EnquiryStore;
  /** Undefined if no mail is sent: in production without a mail server. */
  send: Sender | undefined;
  /** Sends an alert through a channel other than mail; true if it was accepted. Never throws. */
  sendAlert: (text: string) => Promise<boolean>;
  now: () => Date;
};

const ALERT_LIMIT_MS = 3_000;

/** Posts a text to a webhook, in the format of common chat services. */
async function postAlert(url: string, text: string): Promise<boolean> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(ALERT_LIMIT_MS),
    });
    if (!response.ok) logError({ event: 'alert', code: `status ${response.status}` });
    return response.ok;
  } catch (error) {
    logError({ event: 'alert', code: failureCode(error) });
    return false;
  }
}

/** Creates the dependencies of a function from its platform context. */
export function openSite({ deploy: { context } }: Context): Site {
  const settings = readSettings(process.env, context);
  const { alertUrl } = settings;
  return {
    settings,
    openStore: (totalMs) => openEnquiryStore({ context, totalMs }),
    send: createSender(settings.mailRoute),
    sendAlert: async (text) => alertUrl !== undefined && postAlert(alertUrl, text),
    now: () => new Date(),
  };
}
