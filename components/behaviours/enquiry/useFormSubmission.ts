import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, connectDraft, readDraft, updateDraft } from '@/lib/browser/formDraft';
import { type EnquiryField, formValues } from '@/lib/enquiry/fields';
import { FORM_ACTION, type FormKind, HIDDEN_FIELDS, NEWSLETTER_ACTION } from '@/lib/enquiry/forms';
import { FAILED_MESSAGE, type FieldError, fieldMessage, messageIn, OFFLINE_MESSAGE } from '@/lib/enquiry/messages';
import type { Say } from '@/lib/words/say';

/** A request that hangs, as on a weak mobile line, ends after as many milliseconds. */
const LIMIT_MS = 20_000;

/** The answer to a form: the reference of an enquiry, or messages for the visitor in field order. */
type PostOutcome = { isAccepted: true; reference: string } | { isAccepted: false; messages: string[] };

const hasText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Returns the messages of the endpoint's JSON: of each invalid field, else its only one, else the fallback. */
function messagesOf(answer: object): string[] {
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? answer.errors : [];
  const texts = errors.map((error: { message?: unknown } | null) => error?.message).filter(hasText);
  if (texts.length > 0) return texts;
  return [('message' in answer && hasText(answer.message) && answer.message) || FAILED_MESSAGE];
}

/**
 * Posts a form of this site by script. Never throws: a failed request, one without an answer in 20 s, or an answer that
 * is not the endpoint's JSON (such as the host's error page), is logged to the console and returns the fallback message,
 * or a message about the connection.
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
    if (typeof answer !== 'object' || answer === null) throw new TypeError('The answer is no object.');
    const isAccepted = 'success' in answer && answer.success === true;
    if (!isAccepted) return { isAccepted: false, messages: messagesOf(answer) };
    return { isAccepted, reference: 'reference' in answer && hasText(answer.reference) ? answer.reference : '' };
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isAccepted: false, messages: [navigator.onLine === false ? OFFLINE_MESSAGE : FAILED_MESSAGE] };
  }
}

/**
 * Creates a random id, 32 hexadecimal digits. Not by crypto.randomUUID, which needs a secure origin: a phone that opens
 * the local server by its network address has none.
 */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type SubmissionState = {
  phase: 'editing' | 'sending' | 'sent';
  /** Errors of fields in field order, or refusals that concern no single field. */
  messages: readonly { field?: EnquiryField; message: string }[];
  /** Reference of the sent form; empty before, and for forms without references. */
  reference: string;
  /** Number of attempts, so that the same error can be announced again. */
  attempt: number;
};

const EMPTY: SubmissionState = { phase: 'editing', messages: [], reference: '', attempt: 0 };

/** Id of a field's control, to which its error message links. */
export const controlId = (form: FormKind, field: EnquiryField) => `${form}-${field}`;

const stateAfter = (outcome: PostOutcome): Partial<SubmissionState> =>
  outcome.isAccepted
    ? { phase: 'sent', reference: outcome.reference }
    : { messages: outcome.messages.map((message) => ({ message })) };

const ACTIONS: Record<FormKind, string> = {
  contact: FORM_ACTION,
  callback: FORM_ACTION,
  newsletter: NEWSLETTER_ACTION,
};

/** Not part of the page's first script. Where the rules cannot be loaded the endpoint applies them, with the same messages. */
const loadRules = () => import('@/lib/enquiry/validation').catch(() => undefined);

async function errorsIn(kind: FormKind, body: FormData, say: Say): Promise<FieldError[]> {
  const mistakes = (await loadRules())?.validateForm(kind, formValues(body)) ?? [];
  return mistakes.map((mistake) => ({ field: mistake.field, message: fieldMessage(mistake, say) }));
}

/** Syncs the draft of a form with its fields; returns the hidden fields of each post. */
function useFormDraft(kind: FormKind, isSent: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const submission = useRef('');

  useEffect(() => {
    const form = ref.current;
    if (isSent || !form) return;
    // Prevents the browser's own error bubbles; without script they stay.
    form.noValidate = true;
    // In time for the first press on a slow line.
    void loadRules();
    submission.current = '';
    // Measured from page load, when the visitor could begin to type.
    return connectDraft(form, kind, Math.round(performance.timeOrigin));
  }, [kind, isSent]);

  const addHiddenFields = (body: FormData) => {
    const draft = readDraft(kind);
    submission.current ||= draft.submission || newSubmissionId();
    updateDraft(kind, { submission: submission.current });
    body.set(HIDDEN_FIELDS.submission, submission.current);
    // The page's monotonic clock; a draft of an earlier page load began before it.
    const sinceDraft = draft.since === undefined ? 0 : Date.now() - Number(draft.since);
    body.set(HIDDEN_FIELDS.elapsed, String(Math.round(Math.max(performance.now(), sinceDraft))));
  };
  return { ref, addHiddenFields };
}

/**
 * Validates a form, posts it by script and keeps typed text after any failure. Fields stay uncontrolled: without script
 * the same form posts by itself.
 */
export function useFormSubmission(kind: FormKind, say: Say) {
  const [state, setState] = useState(EMPTY);
  const { phase, messages, reference, attempt } = state;
  const { ref, addHiddenFields } = useFormDraft(kind, phase === 'sent');
  const isBusy = useRef(false);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    const body = new FormData(event.currentTarget);
    try {
      const next = { ...EMPTY, messages: await errorsIn(kind, body, say), attempt: attempt + 1 };
      setState(next.messages.length > 0 ? next : { ...next, phase: 'sending' });
      if (next.messages.length > 0) return;
      addHiddenFields(body);
      const outcome = await postForm(ACTIONS[kind], body);
      if (outcome.isAccepted) clearDraft(kind);
      setState({ ...next, ...stateAfter(outcome) });
    } finally {
      isBusy.current = false;
    }
  };

  return {
    /** Ref for the form element. */
    ref,
    phase,
    attempt,
    reference,
    handleSubmit,
    /** Every message, with the id of its field's control. */
    messages: messages.map(({ field, message }) => {
      return { message: messageIn(message, say), fieldId: field && controlId(kind, field) };
    }),
    /** Refusals that concern no single field. */
    refusals: messages.flatMap(({ field, message }) => (field ? [] : [message])),
    errorOf: (field: EnquiryField) => messages.find((error) => error.field === field)?.message,
    /** Clears the error of a field that is being edited; without a field every message. */
    clearError: (field?: EnquiryField) =>
      setState((last) => ({ ...last, messages: last.messages.filter((one) => field && one.field !== field) })),
    /** Opens an empty form. The pressed button disappears with its panel: the focus moves to the first field. */
    startAgain: () => {
      flushSync(() => setState(EMPTY));
      ref.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
    },
  };
}
