import { failureCode, logError } from '../runtime/log.ts';

const ALERT_LIMIT_MS = 3_000;

/** Posts a text to a webhook in the format of common chat services; true if accepted. Never throws. */
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

/** Returns the alert function; undefined if no webhook is set. */
export function alertTo(url: string | undefined): ((text: string) => Promise<boolean>) | undefined {
  return url === undefined ? undefined : (text) => postAlert(url, text);
}
