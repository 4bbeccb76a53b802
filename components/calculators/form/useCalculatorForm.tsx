import { type FormEvent, Fragment, type ReactNode, useRef, useState } from 'react';
import { useSay } from '#words';
import { readChanged, readForm, writeForm } from '@/lib/browser/formFields';
import { type FormReading, groupAmount, parseAmount } from '@/lib/money/input';
import type { Mistake } from '@/lib/money/mistake';
import type { Say } from '@/lib/words/say';
import type { CalculatorField } from './calculatorFields';
import { messageOf } from './messages';
import { useFormQuery } from './useFormQuery';

type CalculatorFormOptions<Name extends string, Input> = {
  fields: (texts: Partial<Record<Name, string>>, input: Input | undefined) => Record<Name, CalculatorField>;
  parse: (texts: Record<Name, string>) => FormReading<Name, Input>;
  required: string;
};

export const firstTexts = <Name extends string>(fields: Record<Name, CalculatorField>) => textsOf(fields);

/** The texts of a query, amounts with their thousands grouped; what a field holds at first where it says nothing. */
function textsOf<Name extends string>(fields: Record<Name, CalculatorField>, query?: URLSearchParams) {
  const texts: Record<Name, string> = Object.create(null);
  for (const name in fields) {
    const { first, isAmount } = fields[name];
    const text = query?.get(name) ?? first;
    texts[name] = query && isAmount ? groupAmount(text) : text;
  }
  return texts;
}

/** What the fields put into the URL: amounts in plain figures; nothing of a field that is empty or not shown. */
export function paramsOf<Name extends string>(fields: Record<Name, CalculatorField>, texts: Record<Name, string>) {
  const params: Record<Name, string> = Object.create(null);
  for (const name in fields) {
    const { isShown, isAmount, whenEmpty } = fields[name];
    const amount = isAmount ? parseAmount(texts[name]) : null;
    params[name] = isShown === false ? '' : `${amount ?? (texts[name].trim() || (whenEmpty?.() ?? ''))}`;
  }
  return params;
}

/** True of the query of a form sent without script, which names empty fields and keeps the commas of amounts. */
const isSentForm = (query: URLSearchParams): boolean =>
  [...query.values()].some((value) => value === '' || value.includes(','));

/** True where a field holds something else than what was asked for; the separators of an amount are no change. */
function isOther<Name extends string>(asked: Record<Name, string>, texts: Record<Name, string>): boolean {
  for (const name in asked) {
    if (groupAmount(asked[name].trim()) !== groupAmount(texts[name].trim())) return true;
  }
  return false;
}

/** The fields of a form as elements: `show` the one of a name, where it is shown, `showAll` all of them in their order. */
function fieldElements<Name extends string>(
  fields: Record<Name, CalculatorField>,
  { texts, errors, notes }: Pick<FormReading<Name, unknown>, 'errors' | 'notes'> & { texts: Record<Name, string> },
  say: Say,
) {
  const written = (mistake: Mistake | undefined) => mistake && messageOf(mistake, say);
  const show = (name: Name): ReactNode =>
    fields[name].isShown !== false && (
      <Fragment key={name}>
        {fields[name].render({
          name,
          defaultValue: texts[name],
          error: written(errors?.[name]),
          ...(notes?.[name] && { hint: written(notes[name]) }),
        })}
      </Fragment>
    );
  const showAll = () => {
    const shown: ReactNode[] = [];
    for (const name in fields) shown.push(show(name));
    return shown;
  };
  return { show, showAll };
}

/** What was asked for last, and what came of it. */
function useAsked<Name extends string, Input>({ fields, parse }: CalculatorFormOptions<Name, Input>) {
  const [parsed, setParsed] = useState<FormReading<Name, Input> & { asked?: Record<Name, string> }>({});
  /**
   * Returns what an accepted input puts into the URL.
   *
   * @param current what the fields hold of it: not a choice that does not exist, as a link may ask for
   */
  const ask = (texts: Record<Name, string>, current = texts) => {
    const result = parse(texts);
    setParsed({ ...result, asked: current });
    return result.input === undefined ? undefined : paramsOf(fields(current, result.input), current);
  };
  return { ...parsed, ask };
}

/**
 * A calculator's form. The fields hold what counts, and are read when the form is submitted: React knows what was accepted, the
 * mistakes, and the choices on which other fields depend. An accepted input goes into the URL, from which it can be shared and
 * is calculated on arrival. An error takes the last input, its result and its parameters away.
 */
export function useCalculatorForm<Name extends string, Input>(options: CalculatorFormOptions<Name, Input>) {
  const say = useSay();
  const ref = useRef<HTMLFormElement>(null);
  const { input, errors, notes, asked, ask } = useAsked(options);
  const [isStale, setStale] = useState(false);
  // What the fields held when they were last looked at.
  const [texts, setTexts] = useState(() => firstTexts(options.fields({}, undefined)));
  const fields = options.fields(texts, input);

  const read = (otherwise = texts) => (ref.current ? readForm(ref.current, otherwise) : otherwise);
  const fill = (next: Record<Name, string>) => {
    setTexts(next);
    if (ref.current) writeForm(ref.current, next);
  };

  const writeParams = useFormQuery(options.required, (query, isArrival) => {
    const form = ref.current;
    // What was typed, or restored by the browser, before React came.
    const typed = form && isArrival ? readChanged(form, texts) : {};
    const written = { ...texts, ...typed };
    if (!query) return setTexts(written);
    const wanted = textsOf(options.fields({}, undefined), query);
    fill(wanted);
    const current = read(wanted);
    const params = ask(wanted, current);
    if (params && isSentForm(query)) writeParams(params);
    // It stays, beside the result that the URL asks for.
    if (form) writeForm(form, typed);
    setStale(isOther(current, { ...current, ...typed }));
  });

  const submit = () => {
    const current = read();
    setTexts(current);
    setStale(false);
    // Beside an error the URL says nothing of the form.
    writeParams(ask(current) ?? Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])));
  };

  const handleInput = ({ target }: FormEvent) => {
    const now = read();
    const name = Object.keys(fields).find((field): field is Name => field === (target as HTMLInputElement).name);
    // Other fields may depend on a choice; on what is typed none does.
    if (target instanceof HTMLSelectElement) setTexts(now);
    if (!asked || !name || !fields[name].isInstant || input === undefined)
      return setStale(asked !== undefined && isOther(asked, now));
    // What else was typed since the last result has not been asked for yet.
    const next = { ...asked, [name]: now[name] };
    ask(next);
    setStale(isOther(next, now));
    writeParams({ [name]: now[name] });
  };

  return {
    input,
    errors,
    texts,
    fill,
    submit,
    isAsked: asked !== undefined,
    isStale,
    formProps: { ref, onInput: handleInput },
    ...fieldElements(fields, { texts, errors, notes }, say),
  };
}
