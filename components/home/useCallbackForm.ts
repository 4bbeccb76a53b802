import { type FormEvent, useRef, useState } from 'react';
import { validateCallback } from '@/lib/enquiry/callbackRules';
import { type CallbackField, type FieldError, HIDDEN_FIELDS } from '@/lib/enquiry/fields';
import { sendForm } from '@/lib/enquiry/sendForm';
import { callbackValues } from './callbackValues';

type CallbackState = {
  step: 'editing' | 'sending' | 'sent';
  /** What the fields say. */
  mistakes: readonly FieldError<CallbackField>[];
  /** What the banner lists. */
  errors: readonly string[];
  /** Counts the tries, so that each failure is said anew. */
  attempt: number;
};

/** State of the callback form and what its submit does: check, send, and say how it went. */
export function useCallbackForm(shownAt: number) {
  const [state, setState] = useState<CallbackState>({ step: 'editing', mistakes: [], errors: [], attempt: 0 });
  // Kept across tries: the same request sent twice is stored once.
  const submission = useRef<string>(undefined);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const attempt = state.attempt + 1;
    const mistakes = validateCallback(callbackValues(data));
    if (mistakes.length > 0) {
      setState({ step: 'editing', mistakes, errors: mistakes.map(({ message }) => message), attempt });
      return;
    }

    setState({ step: 'sending', mistakes: [], errors: [], attempt });
    submission.current ??= crypto.randomUUID();
    data.set(HIDDEN_FIELDS.submission, submission.current);
    data.set(HIDDEN_FIELDS.elapsed, String(Date.now() - shownAt));
    const outcome = await sendForm(data);
    const [step, errors] = outcome.isTaken ? (['sent', []] as const) : (['editing', outcome.messages] as const);
    setState({ step, mistakes: [], errors, attempt });
  };

  return { state, submit };
}
