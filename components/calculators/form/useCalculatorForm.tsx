import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import { readChanged, readForm, writeForm } from '@/lib/browser/formFields';
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

/** A reading of the form, and the texts that were read. */
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

/** The texts of a query, amounts with their thousands grouped; a field's initial text where it says nothing. */
const textsIn = <Name extends string>(query: URLSearchParams, fields: Record<Name, CalculatorField>) =>
  textsOf(fields, ({ first, isAmount }, name) => {
    const text = query.get(name) ?? first;
    return isAmount ? groupAmount(text) : text;
  });

/** True for a field that no choice leaves out. */
function countsIn<Name extends string>(fields: Record<Name, CalculatorField>, texts: Record<Name, string>) {
  const leftOut = namesOf(fields).map((name) => fields[name].leavesOut?.(texts[name]));
  return ({ isShown, group }: CalculatorField) => isShown !== false && !(group && leftOut.includes(group));
}

/** What the fields put into the URL: amounts in plain figures; nothing for a field that is empty or not shown. */
export function paramsOf<Name extends string>(fields: Record<Name, CalculatorField>, texts: Record<Name, string>) {
  const counts = countsIn(fields, texts);
  return textsOf(fields, (field, name) => {
    const amount = field.isAmount ? parseAmount(texts[name]) : null;
    return counts(field) ? `${amount ?? (texts[name].trim() || (field.whenEmpty?.() ?? ''))}` : '';
  });
}

/** True for the query of a form sent without script, which names empty fields and keeps the commas of amounts. */
const isSentForm = (query: URLSearchParams): boolean =>
  [...query.values()].some((value) => value === '' || value.includes(','));

/** True if a field has something other than what was asked for; the separators in an amount do not count. */
const isOther = <Name extends string>(asked: Record<Name, string>, texts: Record<Name, string>): boolean =>
  namesOf(asked).some((name) => groupAmount(asked[name].trim()) !== groupAmount(texts[name].trim()));

/** Puts a field into an element that the style sheet hides where a choice may leave it out. */
const placed = ({ group }: CalculatorField, name: string, control: ReactNode): ReactNode => (
  <Fragment key={name}>{group ? <div data-group={group}>{control}</div> : control}</Fragment>
);

/**
 * A calculator's form. The fields have what counts, and are read when the form is submitted: React knows what was
 * accepted, the mistakes, and the choices on which other fields depend. An accepted input goes into the URL, from which
 * it can be shared and is calculated on arrival. An error takes the last input, its result and its parameters away.
 */
export function useCalculatorForm<Name extends string, Input>(options: CalculatorFormOptions<Name, Input>) {
  const { translate } = options;
  const ref = useRef<HTMLFormElement>(null);
  // What was asked for last, and what came of it.
  const [{ input, errors, notes, asked, hasFailed = false }, setAsked] = useState<AskedReading<Name, Input>>({});
  const [isStale, setStale] = useState(false);
  // Texts of the fields when they were last read.
  const [texts, setTexts] = useState(() => firstTexts(options.fields({}, undefined)));
  const fields = options.fields(texts, input);

  /**
   * Returns what an accepted input puts into the URL.
   *
   * @param current what the fields have of it: not a choice that does not exist, as a link may ask for
   */
  const ask = (wanted: Record<Name, string>, current = wanted) => {
    const result = attempt(() => options.parse(wanted));
    const reading: AskedReading<Name, Input> = result === FAILED ? { hasFailed: true } : result;
    setAsked({ ...reading, asked: current });
    return reading.input === undefined ? undefined : paramsOf(options.fields(current, reading.input), current);
  };
  const read = (otherwise = texts) => (ref.current ? readForm(ref.current, otherwise) : otherwise);
  const fill = (next: Record<Name, string>) => {
    setTexts(next);
    if (ref.current) writeForm(ref.current, next);
  };

  const writeParams = useFormQuery(options.required, (query, isArrival) => {
    const form = ref.current;
    // What was typed, or restored by the browser, before React loaded.
    const typed = form && isArrival ? readChanged(form, texts) : {};
    const written = { ...texts, ...typed };
    if (!query) return setTexts(written);
    const wanted = textsIn(query, options.fields({}, undefined));
    fill(wanted);
    const current = read(wanted);
    const params = ask(wanted, current);
    if (isSentForm(query)) writeParams(params ?? wanted);
    // What was typed stays next to the result that the URL asks for.
    if (form) writeForm(form, typed);
    setStale(isOther(current, { ...current, ...typed }));
  });

  const submit = () => {
    const current = read();
    setTexts(current);
    setStale(false);
    // With an error the URL has no parameter of the form.
    writeParams(ask(current) ?? textsOf(fields, () => ''));
  };

  const handleInput = ({ target }: FormEvent) => {
    const now = read();
    const name = namesOf(fields).find((field) => field === (target as HTMLInputElement).name);
    // Other fields may depend on a choice, but none on typed text.
    if (target instanceof HTMLSelectElement) setTexts(now);
    if (!asked || !name || !fields[name].isInstant || input === undefined)
      return setStale(asked !== undefined && isOther(asked, now));
    // What else was typed since the last result has not been asked for yet.
    const next = { ...asked, [name]: now[name] };
    ask(next);
    setStale(isOther(next, now));
    writeParams({ [name]: now[name] });
  };

  const written = (mistake: Mistake | undefined) => mistake && messageOf(mistake, translate);
  const counts = countsIn(fields, texts);
  /** The field with a name, if the form has it. A mistake in one that is left out must not take the focus. */
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
