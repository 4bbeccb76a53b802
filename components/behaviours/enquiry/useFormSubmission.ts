import { type FormEvent, useEffect, useRef, useState } from 'react';
import { clearDraft, connectDraft, type DraftScope, readDraft, updateDraft } from '@/lib/browser/formDraft';
import { type FieldError, HIDDEN_FIELDS } from '@/lib/enquiry/forms';
import { FAILED_MESSAGE, OFFLINE_MESSAGE } from '@/lib/enquiry/messages';

/** A request that hangs, as on a weak mobile line, ends after as many milliseconds. */
const LIMIT_MS = 20_000;

/** The answer to a form: the reference of an enquiry, or messages for the visitor in field order. */
type PostOutcome = { isAccepted: true; reference: string } | { isAccepted: false; messages: string[] };

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

/**
 * Creates a random id, 32 hexadecimal digits. Not by crypto.randomUUID, which needs a secure origin: a phone that opens
 * the local server by its network address has none.
 */
function newSubmissionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type SubmissionState<Field extends string> = {
  phase: 'editing' | 'sending' | 'sent';
  errors: readonly FieldError<Field>[];
  /** Refusals that concern no single field. */
  refusals: readonly string[];
  /** Reference of the sent form; empty before, and for forms without references. */
  reference: string;
  /** Number of attempts, so that the same error can be announced again. */
  attempt: number;
};

const NO_ATTEMPT = { errors: [], refusals: [], reference: '', attempt: 0 };

export type FormSubmissionOptions<Field extends string> = {
  /** URL path that the form posts to. */
  action: string;
  /** Returns the errors of the filled form, in field order; a promise if the rules are loaded late. */
  validate: (data: FormData) => FieldError<Field>[] | Promise<FieldError<Field>[]>;
  /** Keeps unsent values over a reload and gives the post an id. Must be the same object at each render. */
  draft?: DraftScope<Field>;
};

/** Syncs the draft of a form with its fields; returns the hidden fields of each post. */
function useFormDraft(draft: DraftScope | undefined, isSent: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const identity = useRef({ submission: '', shownAt: 0 });

  useEffect(() => {
    const form = ref.current;
    if (isSent || !form) return;
    // Prevents the browser's own error bubbles; without script they stay.
    form.noValidate = true;
    // Measured from page load, when the visitor could begin to type.
    identity.current = { submission: '', shownAt: Math.round(performance.timeOrigin) };
    return draft && connectDraft(form, draft, identity.current.shownAt);
  }, [draft, isSent]);

  const addHiddenFields = (body: FormData) => {
    if (!draft) return;
    const { submission, since } = readDraft(draft.kind);
    identity.current.submission ||= submission || newSubmissionId();
    updateDraft(draft.kind, { submission: identity.current.submission });
    body.set(HIDDEN_FIELDS.submission, identity.current.submission);
    // The page's monotonic clock; a draft of an earlier page load began before it.
    const sinceDraft = since === undefined ? 0 : Date.now() - Number(since);
    body.set(HIDDEN_FIELDS.elapsed, String(Math.round(Math.max(performance.now(), sinceDraft))));
  };
  return { ref, addHiddenFields };
}

/** Sends the form. If the browser refuses anything, the visitor still gets an answer and keeps the typed text. */
async function send(action: string, body: FormData, addHiddenFields: (body: FormData) => void): Promise<PostOutcome> {
  try {
    addHiddenFields(body);
    return await postForm(action, body);
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isAccepted: false, messages: [FAILED_MESSAGE] };
  }
}

/** Holds the state of a form and submits it. */
function useSubmission<Field extends string>({ action, validate, draft }: FormSubmissionOptions<Field>) {
  const [state, setState] = useState<SubmissionState<Field>>({ phase: 'editing', ...NO_ATTEMPT });
  const { phase, attempt } = state;
  const { ref, addHiddenFields } = useFormDraft(draft, phase === 'sent');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const body = new FormData(event.currentTarget);
    const checked = validate(body);
    const errors = checked instanceof Promise ? await checked : checked;
    const next = { ...NO_ATTEMPT, errors, attempt: attempt + 1 };
    if (errors.length > 0) {
      setState({ phase: 'editing', ...next });
      return;
    }
    setState({ phase: 'sending', ...next });
    const outcome = await send(action, body, addHiddenFields);
    if (outcome.isAccepted && draft) clearDraft(draft.kind);
    setState(
      outcome.isAccepted
        ? { phase: 'sent', ...next, reference: outcome.reference }
        : { phase: 'editing', ...next, refusals: outcome.messages },
    );
  };

  return { ref, state, setState, handleSubmit };
}

/**
 * Validates a form, posts it by script and keeps typed text after any failure. Fields stay uncontrolled: without script
 * the same form posts by itself.
 */
export function useFormSubmission<Field extends string>(options: FormSubmissionOptions<Field>) {
  const { ref, state, setState, handleSubmit } = useSubmission(options);
  const { phase, errors, refusals, reference, attempt } = state;

  return {
    /** Ref for the form element. */
    ref,
    phase,
    attempt,
    reference,
    refusals,
    handleSubmit,
    /** Every message, field errors first; `field` is the field of an error. */
    messages: [...errors, ...refusals.map((message) => ({ field: undefined, message }))],
    errorOf: (field: Field) => errors.find((error) => error.field === field)?.message,
    /** Clears the error of a field that is being edited. */
    clearError: (field: Field) =>
      setState((last) => ({ ...last, errors: last.errors.filter((error) => error.field !== field) })),
    /** Every message, for a form that shows only one. */
    clearMessages: () => setState((last) => ({ ...last, errors: [], refusals: [] })),
    startAgain: () => setState({ phase: 'editing', ...NO_ATTEMPT }),
  };
}
