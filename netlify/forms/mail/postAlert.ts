import { failureCode, logError } from '../runtime/log.ts';

const ALERT_LIMIT_MS = 3_000;

/** Posts a sentence to a webhook, in the form that the common chat services take; true where it was taken. */
export async function postAlert(url: string, text: string): Promise<boolean> {
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
