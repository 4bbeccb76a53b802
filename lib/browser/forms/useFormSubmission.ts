import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldError, HIDDEN_FIELDS } from '../../enquiry/forms.ts';
import { FAILED_MESSAGE } from '../../enquiry/messages.ts';
import { clearDraft, connectDraft, type DraftScope, readDraft, updateDraft } from './formDraft.ts';
import { newSubmissionId } from './newSubmissionId.ts';
import { type PostOutcome, postForm } from './postForm.ts';

type SubmissionState<Field extends string> = {
  phase: 'editing' | 'sending' | 'sent';
  /** Errors of single fields. */
  errors: readonly FieldError<Field>[];
  /** Why the form was not accepted, where that concerns no single field. */
  refusals: readonly string[];
  /** Reference of what was sent; empty before, and for forms that have none. */
  reference: string;
  /** Number of attempts, so that the same error can be announced again. */
  attempt: number;
};

const NO_ATTEMPT = { errors: [], refusals: [], reference: '', attempt: 0 };

export type FormSubmissionOptions<Field extends string> = {
  /** URL path that the form posts to. */
  action: string;
  /** Errors of the filled form, in field order; empty where it may be posted. A promise where the rules are loaded late. */
  validate: (data: FormData) => FieldError<Field>[] | Promise<FieldError<Field>[]>;
  /** Keeps unsent values over a reload and gives the post an id of its own. Must be the same object at each render. */
  draft?: DraftScope<Field>;
};

/** Keeps the draft of a form in step with its fields; gives the hidden fields that go with each post. */
function useFormDraft(draft: DraftScope | undefined, isSent: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const identity = useRef({ submission: '', shownAt: 0 });

  useEffect(() => {
    const form = ref.current;
    if (isSent || !form) return;
    // The browser's own bubbles would appear instead of our messages; without script they stay.
    form.noValidate = true;
    // Since the page was opened: a press that was held sends the form at once (lib/browser/page-start/holdPresses.ts).
    identity.current = { submission: '', shownAt: Math.round(performance.timeOrigin) };
    return draft && connectDraft(form, draft, identity.current.shownAt);
  }, [draft, isSent]);

  const addHiddenFields = (body: FormData) => {
    if (!draft) return;
    const { submission, since } = readDraft(draft.kind);
    identity.current.submission ||= submission || newSubmissionId();
    updateDraft(draft.kind, { submission: identity.current.submission });
    body.set(HIDDEN_FIELDS.submission, identity.current.submission);
    body.set(HIDDEN_FIELDS.elapsed, String(Date.now() - (Number(since) || identity.current.shownAt)));
  };
  return { ref, addHiddenFields };
}

/** Whatever a browser refuses, the visitor gets an answer and keeps what was typed. */
async function send(action: string, body: FormData, addHiddenFields: (body: FormData) => void): Promise<PostOutcome> {
  try {
    addHiddenFields(body);
    return await postForm(action, body);
  } catch (error) {
    console.error('The form could not be sent:', error);
    return { isAccepted: false, messages: [FAILED_MESSAGE] };
  }
}

/** State of a form, and what happens when it is submitted. */
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
 * A form that validates itself, posts by script and loses nothing that was typed, whatever fails. Its fields stay
 * uncontrolled: without script the same form posts by itself.
 */
export function useFormSubmission<Field extends string>(options: FormSubmissionOptions<Field>) {
  const { ref, state, setState, handleSubmit } = useSubmission(options);
  const { phase, errors, refusals, reference, attempt } = state;

  return {
    /** For the form element. */
    ref,
    phase,
    attempt,
    reference,
    refusals,
    handleSubmit,
    /** Every message, field errors first; `field` names the one that it is about. */
    messages: [...errors, ...refusals.map((message) => ({ field: undefined, message }))],
    errorOf: (field: Field) => errors.find((error) => error.field === field)?.message,
    /** For a field that is being edited: its error no longer holds. */
    clearError: (field: Field) =>
      setState((last) => ({ ...last, errors: last.errors.filter((error) => error.field !== field) })),
    /** Every message, for a form that shows only one. */
    clearMessages: () => setState((last) => ({ ...last, errors: [], refusals: [] })),
    startAgain: () => setState({ phase: 'editing', ...NO_ATTEMPT }),
  };
}
