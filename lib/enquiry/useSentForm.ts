import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldError, HIDDEN_FIELDS } from './fields.ts';
import { type SendOutcome, sendForm } from './sendForm.ts';

/** Where a form stands between the first key and the thank-you. */
export type FormPhase = 'editing' | 'sending' | 'sent';

type FormState<Field extends string> = {
  phase: FormPhase;
  /** Mistakes beside their fields. */
  errors: FieldError<Field>[];
  /** Answers that belong to no field: the form could not be sent. */
  refusals: string[];
};

/** Reads the named text fields out of a form. */
function valuesOf<Field extends string>(form: FormData, fields: readonly Field[]): Record<Field, string> {
  const entries = fields.map((field) => [field, String(form.get(field) ?? '')] as const);
  return Object.fromEntries(entries) as Record<Field, string>;
}

/** Makes and keeps what goes with every sending: one id for each filled form, the time since it appeared. */
function useHiddenValues() {
  const submission = useRef('');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  const addTo = (body: FormData) => {
    submission.current ||= crypto.randomUUID();
    body.set(HIDDEN_FIELDS.submission, submission.current);
    body.set(HIDDEN_FIELDS.elapsed, String(Math.round(performance.now() - shownAt.current)));
  };
  const renew = () => {
    submission.current = '';
    shownAt.current = performance.now();
  };
  return { addTo, renew };
}

/**
 * A form that checks itself, posts by script and keeps what was typed through every failure.
 * The fields stay uncontrolled: without script the same form posts by itself.
 */
export function useSentForm<Field extends string>(
  fields: readonly Field[],
  validate: (values: Record<Field, string>) => FieldError<Field>[],
) {
  const [{ phase, errors, refusals }, setState] = useState<FormState<Field>>({
    phase: 'editing',
    errors: [],
    refusals: [],
  });
  const hidden = useHiddenValues();

  const settle = (outcome: SendOutcome) => {
    if (outcome.isTaken) hidden.renew();
    setState(
      outcome.isTaken
        ? { phase: 'sent', errors: [], refusals: [] }
        : { phase: 'editing', errors: [], refusals: outcome.messages },
    );
  };
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (phase === 'sending') return;
    const body = new FormData(event.currentTarget);
    const mistakes = validate(valuesOf(body, fields));
    if (mistakes.length > 0) {
      setState({ phase: 'editing', errors: mistakes, refusals: [] });
      return;
    }
    setState({ phase: 'sending', errors: [], refusals: [] });
    hidden.addTo(body);
    settle(await sendForm(body));
  };

  return {
    phase,
    refusals,
    handleSubmit,
    /** Every message, for the banner. */
    messages: [...errors.map(({ message }) => message), ...refusals],
    /** The message beside a field. */
    errorOf: (field: Field) => errors.find((error) => error.field === field)?.message,
    /** A mistake goes as soon as its field is touched. */
    forget: (field: Field) =>
      setState((state) => ({ ...state, errors: state.errors.filter((error) => error.field !== field) })),
    startAgain: () => setState({ phase: 'editing', errors: [], refusals: [] }),
  };
}
