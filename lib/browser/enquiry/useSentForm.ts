import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldError, HIDDEN_FIELDS } from '../../enquiry/fields.ts';
import { forgetKept, keep, keepTexts, readKept, type ShownForm } from './keptForm.ts';
import { sendForm } from './sendForm.ts';

type FormState<Field extends string> = {
  /** Where the form stands between the first key and the thank-you. */
  phase: 'editing' | 'sending' | 'sent';
  /** Mistakes beside their fields. */
  errors: readonly FieldError<Field>[];
  /** Answers that belong to no field: the form could not be sent. */
  refusals: readonly string[];
  /** Counts the tries, so that each failure is said anew. */
  attempt: number;
};

export type SentFormOptions<Field extends string> = Pick<ShownForm, 'kind'> & {
  fields: readonly Field[];
  validate: (data: FormData) => FieldError<Field>[];
  /** When the visitor first had the form, where that was before this one took over. */
  shownAt?: number | undefined;
};

/** Keeps the texts of a form for as long as it is shown; gives what goes with every sending of it. */
function useKeptForm({ kind, fields, shownAt }: Omit<SentFormOptions<string>, 'validate'>, isSent: boolean) {
  const ref = useRef<HTMLFormElement>(null);
  const own = useRef({ submission: '', shownAt: 0 });

  useEffect(() => {
    const form = ref.current;
    if (isSent || !form) return;
    // The browser's own bubbles would come before our words; without script they stay.
    form.noValidate = true;
    own.current = { submission: '', shownAt: shownAt ?? Date.now() };
    return keepTexts(form, { kind, fields, shownAt: own.current.shownAt });
  }, [kind, fields, shownAt, isSent]);

  const addTo = (body: FormData) => {
    const { submission, since } = readKept(kind);
    own.current.submission ||= submission || crypto.randomUUID();
    keep(kind, { submission: own.current.submission });
    body.set(HIDDEN_FIELDS.submission, own.current.submission);
    body.set(HIDDEN_FIELDS.elapsed, String(Date.now() - (Number(since) || own.current.shownAt)));
  };
  return { ref, addTo };
}

/**
 * A form that checks itself, posts by script and keeps what was typed through every failure, a reload of the page
 * included. The fields stay uncontrolled: without script the same form posts by itself.
 */
export function useSentForm<Field extends string>({ validate, ...options }: SentFormOptions<Field>) {
  const [state, setState] = useState<FormState<Field>>({ phase: 'editing', errors: [], refusals: [], attempt: 0 });
  const { phase, errors, refusals, attempt } = state;
  const { ref, addTo } = useKeptForm(options, phase === 'sent');

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const body = new FormData(event.currentTarget);
    const mistakes = validate(body);
    const tried = { errors: mistakes, refusals: [], attempt: attempt + 1 };
    if (mistakes.length > 0) {
      setState({ phase: 'editing', ...tried });
      return;
    }
    setState({ phase: 'sending', ...tried });
    addTo(body);
    const outcome = await sendForm(body);
    if (outcome.isTaken) forgetKept(options.kind);
    setState(
      outcome.isTaken ? { phase: 'sent', ...tried } : { phase: 'editing', ...tried, refusals: outcome.messages },
    );
  };

  return {
    /** For the form element. */
    ref,
    phase,
    attempt,
    refusals,
    handleSubmit,
    /** Every message, for the banner. */
    messages: [...errors.map(({ message }) => message), ...refusals],
    /** The message beside a field. */
    errorOf: (field: Field) => errors.find((error) => error.field === field)?.message,
    /** A mistake goes as soon as its field is touched. */
    forget: (field: Field) =>
      setState((last) => ({ ...last, errors: last.errors.filter((error) => error.field !== field) })),
    startAgain: () => setState({ phase: 'editing', errors: [], refusals: [], attempt: 0 }),
  };
}
