import { REFUSAL_MESSAGES } from '@/lib/enquiry/messages';
import { NEWSLETTER_PATHS } from '@/lib/enquiry/newsletter';

/** The endpoint's words for a refusal, or ours where it gave none; nothing where the address was taken. */
function refusalIn(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return REFUSAL_MESSAGES.failed;
  if ('success' in answer && answer.success === true) return undefined;
  const message = 'message' in answer ? answer.message : undefined;
  return typeof message === 'string' && message !== '' ? message : REFUSAL_MESSAGES.failed;
}

/** Posts the form. Resolves to what the visitor reads when it was not taken, or to nothing when it was. */
export async function sendNewsletter(body: FormData): Promise<string | undefined> {
  try {
    const response = await fetch(NEWSLETTER_PATHS.ask, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
    });
    return refusalIn(await response.json());
  } catch (error) {
    console.error('The newsletter form could not be sent:', error);
    return REFUSAL_MESSAGES.failed;
  }
}
