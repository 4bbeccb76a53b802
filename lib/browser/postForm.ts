import { FAILED_MESSAGE, OFFLINE_MESSAGE } from '@/lib/enquiry/messages';

/** Timeout for a request that hangs, as on a weak mobile connection. */
const LIMIT_MS = 20_000;

/** An error in a field, or one that concerns no single field. */
export type FormMessage = { field?: string | undefined; text: string };

/** Outcome of a submission: the enquiry's reference, or messages for the visitor in field order. */
type PostOutcome = { isAccepted: true; reference: string } | { isAccepted: false; messages: FormMessage[] };

const textIn = (value: unknown, name: string): string => {
  const text: unknown = Object(value)[name];
  return typeof text === 'string' ? text : '';
};

/** Returns the messages in the endpoint's JSON: one per invalid field, or a single message. */
function messagesOf(answer: unknown): FormMessage[] {
  const { errors }: { errors?: unknown } = Object(answer);
  const ofFields = (Array.isArray(errors) ? errors : [])
    .map((error: unknown) => ({ field: textIn(error, 'field') || undefined, text: textIn(error, 'message') }))
    .filter(({ text }) => text !== '');
  if (ofFields.length > 0) return ofFields;
  const text = textIn(answer, 'message');
  if (text === '') throw new Error('The answer holds no message.');
  return [{ text }];
}

/**
 * Submits a form with fetch. Never throws. If the request fails, times out after 20 s, or returns anything but the
 * endpoint's JSON (such as the host's error page), logs that to the console and returns the fallback message or a message
 * about the connection.
 * @param action URL path that the form posts to
 */
export async function postForm(action: string, body: FormData): Promise<PostOutcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(LIMIT_MS),
    });
    const answer: unknown = await response.json();
    if (Object(answer).success === true) return { isAccepted: true, reference: textIn(answer, 'reference') };
    return { isAccepted: false, messages: messagesOf(answer) };
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isAccepted: false, messages: [{ text: navigator.onLine === false ? OFFLINE_MESSAGE : FAILED_MESSAGE }] };
  }
}
