import { FAILED_MESSAGE, OFFLINE_MESSAGE } from '../../enquiry/messages.ts';

/** A request that hangs, as on a weak mobile line, ends after as many milliseconds. */
const LIMIT_MS = 20_000;

/** The answer to a form: the reference of an enquiry, or messages for the visitor in field order. */
export type PostOutcome = { isAccepted: true; reference: string } | { isAccepted: false; messages: string[] };

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the messages of the endpoint's JSON: of each invalid field, else its only one, else the fallback. */
function messagesOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [FAILED_MESSAGE];
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
  const texts = errors.map((error: { message?: unknown } | null) => error?.message).filter(hasText);
  if (texts.length > 0) return texts;
  return [('message' in answer && hasText(answer.message) && answer.message) || FAILED_MESSAGE];
}

/**
 * Posts a form of this site by script. Never throws: a failed request, one without an answer in 20 s, or an answer that is not the endpoint's JSON
 * (such as the host's error page), is logged to the console and returns the fallback message, or a message about the
 * connection.
 *
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
    const isAccepted = typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
    if (!isAccepted) return { isAccepted: false, messages: messagesOf(answer) };
    return { isAccepted, reference: 'reference' in answer && hasText(answer.reference) ? answer.reference : '' };
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isAccepted: false, messages: [navigator.onLine === false ? OFFLINE_MESSAGE : FAILED_MESSAGE] };
  }
}
