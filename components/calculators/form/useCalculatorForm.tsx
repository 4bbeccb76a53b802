import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import { readChanged, readFields, writeForm } from '@/lib/browser/formFields';
import { type FormReading, groupAmount, parseAmount } from '@/lib/money/input';
import type { Mistake } from '@/lib/money/mistake';
import type { Translate } from '@/lib/words/translate';
import { attempt, FAILED } from './CalculatorForm';
import type { CalculatorField } from './calculatorFields';
import { messageOf } from './messages';
import { useFormQuery } from './useFormQuery';

type CalculatorFormOptions<Name extends string, Input> = {
  translate: Translate;
  fields: (texts: Partial<Record<Name, string>>, input: Input | undefined) => Record<Name, CalculatorField>;
  parse: (texts: Record<Name, string>) => FormReading<Name, Input>;
  required: string;
};

/** A parsed form, with the texts that were parsed. */
type AskedReading<Name extends string, Input> = FormReading<Name, Input> & {
  asked?: Record<Name, string>;
  hasFailed?: boolean;
};

const namesOf = <Name extends string>(fields: Record<Name, unknown>) => Object.keys(fields) as Name[];

const textsOf = <Name extends string>(
  fields: Record<Name, CalculatorField>,
  textOf: (field: CalculatorField, name: Name) => string,
) => Object.fromEntries(namesOf(fields).map((name) => [name, textOf(fields[name], name)])) as Record<Name, string>;

export const firstTexts = <Name extends string>(fields: Record<Name, CalculatorField>) =>
  textsOf(fields, ({ first }) => first);

/** Field texts from a query, with the thousands of amounts grouped. A missing parameter gives the field's initial text. */
const textsIn = <Name extends string>(query: URLSearchParams, fields: Record<Name, CalculatorField>) =>
  textsOf(fields, ({ first, isAmount }, name) => {
    const text = query.get(name) ?? first;
    return isAmount ? groupAmount(text) : text;
  });

/** Returns a predicate for fields that no choice hides. */
function countsIn<Name extends string>(fields: Record<Name, CalculatorField>, texts: Record<Name, string>) {
  const leftOut = namesOf(fields).map((name) => fields[name].leavesOut?.(texts[name]));
  return ({ isShown, group }: CalculatorField) => isShown !== false && !(group && leftOut.includes(group));
}

/** URL parameters of the fields. Amounts are plain digits; empty and hidden fields have no parameter. */
export function paramsOf<Name extends string>(fields: Record<Name, CalculatorField>, texts: Record<Name, string>) {
  const counts = countsIn(fields, texts);
  return textsOf(fields, (field, name) => {
    const amount = field.isAmount ? parseAmount(texts[name]) : null;
    return counts(field) ? `${amount ?? (texts[name].trim() || (field.whenEmpty?.() ?? ''))}` : '';
  });
}

/** Whether a form submitted before React loaded made this query, which has empty fields or commas in amounts. */
const isSentForm = (query: URLSearchParams): boolean =>
  [...query.values()].some((value) => value === '' || value.includes(','));

/** Whether any field differs from the submitted texts, ignoring separators in amounts. */
const isOther = <Name extends string>(asked: Record<Name, string>, texts: Record<Name, string>): boolean =>
  namesOf(asked).some((name) => groupAmount(asked[name].trim()) !== groupAmount(texts[name].trim()));

/** Wraps a field that a choice can hide in an element for CSS to target. */
const placed = ({ group }: CalculatorField, name: string, control: ReactNode): ReactNode => (
  <Fragment key={name}>{group ? <div data-group={group}>{control}</div> : control}</Fragment>
);

/**
 * State of a calculator's form. The fields are uncontrolled and read on submit. React keeps the accepted input, the mistakes and
 * the choices that other fields depend on. An accepted input is written to the URL, which can be shared and is calculated on load.
 * A mistake clears the last input, its result and its URL parameters.
 */
export function useCalculatorForm<Name extends string, Input>(options: CalculatorFormOptions<Name, Input>) {
  const { translate } = options;
  const ref = useRef<HTMLFormElement>(null);
  // The last submitted texts and their outcome.
  const [{ input, errors, notes, asked, hasFailed = false }, setAsked] = useState<AskedReading<Name, Input>>({});
  const [isStale, setStale] = useState(false);
  // Texts of the fields when they were last read.
  const [texts, setTexts] = useState(() => firstTexts(options.fields({}, undefined)));
  const fields = options.fields(texts, input);

  /**
   * Calculates an input and returns its URL parameters if it is accepted.
   *
   * @param current texts as the fields hold them: a link may ask for an option that does not exist
   */
  const ask = (wanted: Record<Name, string>, current = wanted) => {
    const result = attempt(() => options.parse(wanted));
    const reading: AskedReading<Name, Input> = result === FAILED ? { hasFailed: true } : result;
    setAsked({ ...reading, asked: current });
    return reading.input === undefined ? undefined : paramsOf(options.fields(current, reading.input), current);
  };
  const read = (otherwise = texts) => (ref.current ? readFields(ref.current, otherwise) : otherwise);
  const fill = (next: Record<Name, string>) => {
    setTexts(next);
    if (ref.current) writeForm(ref.current, next);
  };

  const writeParams = useFormQuery(options.required, (query, isArrival) => {
    const form = ref.current;
    // Typed by the visitor, or restored by the browser, before React loaded.
    const typed = form && isArrival ? readChanged(form, texts) : {};
    const written = { ...texts, ...typed };
    if (!query) return setTexts(written);
    const wanted = textsIn(query, options.fields({}, undefined));
    fill(wanted);
    const current = read(wanted);
    const params = ask(wanted, current);
    if (isSentForm(query)) writeParams(params ?? wanted);
    // Keeps what was typed beside the result that the URL asks for.
    if (form) writeForm(form, typed);
    setStale(isOther(current, { ...current, ...typed }));
  });

  const submit = () => {
    const current = read();
    setTexts(current);
    setStale(false);
    // With a mistake, the form's parameters are removed from the URL.
    writeParams(ask(current) ?? textsOf(fields, () => ''));
  };

  const handleInput = ({ target }: FormEvent) => {
    const now = read();
    const name = namesOf(fields).find((field) => field === (target as HTMLInputElement).name);
    // Other fields may depend on a choice, but never on typed text.
    if (target instanceof HTMLSelectElement) setTexts(now);
    if (!asked || !name || !fields[name].isInstant || input === undefined)
      return setStale(asked !== undefined && isOther(asked, now));
    // Recalculates only this field. Other changes since the last result have not been submitted yet.
    const next = { ...asked, [name]: now[name] };
    ask(next);
    setStale(isOther(next, now));
    writeParams({ [name]: now[name] });
  };

  const written = (mistake: Mistake | undefined) => mistake && messageOf(mistake, translate);
  const counts = countsIn(fields, texts);
  /** Renders a field by name, if the form has it. Errors of hidden fields are ignored, so that they cannot take the focus. */
  const show = (name: Name): ReactNode => {
    const field = fields[name];
    if (field.isShown === false) return null;
    const state = {
      name,
      defaultValue: texts[name],
      error: counts(field) ? written(errors?.[name]) : undefined,
      ...(notes?.[name] && { hint: written(notes[name]) }),
    };
    return placed(field, name, field.render(state, translate));
  };

  return {
    input,
    errors,
    texts,
    fill,
    submit,
    hasFailed,
    isAsked: asked !== undefined,
    isStale,
    formProps: { ref, onInput: handleInput },
    show,
    showAll: () => namesOf(fields).map(show),
  };
}
