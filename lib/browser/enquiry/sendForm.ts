import { FORM_ACTION } from '../../enquiry/fields.ts';
import { REFUSAL_MESSAGES } from '../../enquiry/messages.ts';

/** How a sent form was answered. Messages are what the visitor reads, in field order. */
export type SendOutcome = { isTaken: true } | { isTaken: false; messages: string[] };

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The messages of the endpoint's JSON: one for each wrong field, else its one message, else ours. */
function messagesOf(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return [REFUSAL_MESSAGES.failed];
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
  const texts = errors.map((error: { message?: unknown } | null) => error?.message).filter(hasText);
  if (texts.length > 0) return texts;
  return [('message' in answer && hasText(answer.message) && answer.message) || REFUSAL_MESSAGES.failed];
}

/**
 * Posts a form of the site by script. Never throws: no answer, or one that is not our JSON
 * (the platform's own refusals), is logged to the console and told in the fallback text.
 */
export async function sendForm(body: FormData): Promise<SendOutcome> {
  try {
    const response = await fetch(FORM_ACTION, { method: 'POST', body, headers: { Accept: 'application/json' } });
    const answer: unknown = await response.json();
    const isTaken = typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === true;
    return isTaken ? { isTaken } : { isTaken: false, messages: messagesOf(answer) };
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isTaken: false, messages: [REFUSAL_MESSAGES.failed] };
  }
}
