import { Fragment, type ReactNode, useState } from 'react';
import type { FormReading } from '@/lib/money/formReading';
import { groupAmount } from '@/lib/money/input';
import type { CalculatorField } from './calculatorFields';
import { useFormQuery } from './useFormQuery';

type CalculatorFormOptions<Name extends string, Input> = {
  /** The fields in their order, by what they hold, if anything, and by the input that was accepted last. */
  fields: (texts: Partial<Record<Name, string>>, input: Input | undefined) => Record<Name, CalculatorField>;
  parse: (texts: Record<Name, string>) => FormReading<Name, Input>;
  /** Parameters for an input that was accepted. */
  toParams: (input: Input, texts: Record<Name, string>) => Partial<Record<Name, string>>;
  /** A URL with this parameter is calculated on arrival. */
  required: string;
};

/** What the fields hold at first. */
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

/** True of the query of a form sent without script, which names empty fields and keeps the commas of amounts. */
const isSentForm = (query: URLSearchParams): boolean =>
  [...query.values()].some((value) => value === '' || value.includes(','));

/** True where a field holds something else than what was asked for; the separators of an amount are no change. */
function isChanged<Name extends string>(asked: Record<Name, string>, texts: Record<Name, string>): boolean {
  for (const name in asked) {
    if (groupAmount(asked[name].trim()) !== groupAmount(texts[name].trim())) return true;
  }
  return false;
}

/** The fields of a form as elements: `show` the one of a name, where it is shown, `showAll` all of them in their order. */
function fieldElements<Name extends string>(
  fields: Record<Name, CalculatorField>,
  { texts, errors, notes }: Pick<FormReading<Name, unknown>, 'errors' | 'notes'> & { texts: Record<Name, string> },
  change: (name: Name, text: string) => void,
) {
  const show = (name: Name): ReactNode =>
    fields[name].isShown !== false && (
      <Fragment key={name}>
        {fields[name].render({
          name,
          value: texts[name],
          error: errors?.[name],
          onChange: (text) => change(name, text),
          ...(notes?.[name] && { hint: notes[name] }),
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
function useAsked<Name extends string, Input>({ parse, toParams }: CalculatorFormOptions<Name, Input>) {
  const [parsed, setParsed] = useState<FormReading<Name, Input> & { asked?: Record<Name, string> }>({});
  /** Returns what an accepted input puts into the URL. */
  const ask = (texts: Record<Name, string>) => {
    const result = parse(texts);
    setParsed({ ...result, asked: texts });
    return result.input === undefined ? undefined : toParams(result.input, texts);
  };
  return { ...parsed, ask };
}

/**
 * State of a calculator's form. Submitting parses what was typed, and an accepted input goes into the URL, from which it
 * can be shared and is calculated on arrival. An error takes the last input, and its result, away.
 */
export function useCalculatorForm<Name extends string, Input>(options: CalculatorFormOptions<Name, Input>) {
  const [typed, setTyped] = useState<Record<Name, string>>();
  const texts = typed ?? firstTexts(options.fields({}, undefined));
  const { input, errors, notes, asked, ask } = useAsked(options);
  const fields = options.fields(texts, input);

  const writeParams = useFormQuery(options.required, (query) => {
    const arrived = textsOf(options.fields({}, undefined), query);
    setTyped(arrived);
    const params = ask(arrived);
    if (params && isSentForm(query)) writeParams(params);
  });

  const submit = () => {
    const params = ask(texts);
    if (params) writeParams(params);
  };

  const change = (name: Name, text: string) => {
    setTyped((last = texts) => ({ ...last, [name]: text }));
    if (!fields[name].isInstant || input === undefined || !asked) return;
    // What else was typed since the last result has not been asked for yet.
    ask({ ...asked, [name]: text });
    writeParams({ [name]: text });
  };

  return {
    input,
    errors,
    texts,
    /** Puts these texts into the fields. */
    fill: setTyped,
    submit,
    isAsked: asked !== undefined,
    /** The fields have changed since: the input is of what they held before. */
    isStale: asked !== undefined && isChanged(asked, texts),
    ...fieldElements(fields, { texts, errors, notes }, change),
  };
}
