import { useState } from 'react';
import { groupAmount } from '@/lib/money/input';
import { useFormQuery } from './useFormQuery';

/** What the texts of a form come to: the input of a calculation, or messages beside the fields. */
export type FormParseResult<Name extends string, Input> = {
  input?: Input | undefined;
  errors?: Partial<Record<Name, string>>;
  /** Hints on texts that were accepted. */
  notes?: Partial<Record<Name, string>>;
};

type CalculatorFormOptions<Name extends string, Input> = {
  /** What the fields hold at first. The names are also the parameters of the query. */
  initial: Record<Name, string>;
  parse: (texts: Record<Name, string>) => FormParseResult<Name, Input>;
  /** Parameters for an input that was accepted. */
  toParams: (input: Input, texts: Record<Name, string>) => Partial<Record<Name, string>>;
  /** A URL with this parameter is calculated on arrival. */
  required: Name;
  /** Fields that hold no amount or number. */
  choices?: readonly Name[];
};

/**
 * State of a calculator's form. Submitting parses what was typed, and an accepted input goes into the URL, from which it
 * can be shared; on arrival by such a URL the fields show amounts with their thousands grouped. An error takes the last input, and its result, away.
 */
export function useCalculatorForm<Name extends string, Input>(options: CalculatorFormOptions<Name, Input>) {
  const { initial, parse, toParams, required, choices } = options;
  const [texts, setTexts] = useState(initial);
  const [parsed, setParsed] = useState<FormParseResult<Name, Input>>({});

  const setText = (name: Name, text: string) => setTexts((last) => ({ ...last, [name]: text }));

  const writeParams = useFormQuery(required, (query) => {
    const arrived = { ...initial };
    for (const name in arrived) {
      const text = query.get(name) ?? arrived[name];
      arrived[name] = choices?.includes(name) ? text : groupAmount(text);
    }
    setTexts(arrived);
    setParsed(parse(arrived));
  });

  const submit = () => {
    const result = parse(texts);
    setParsed(result);
    if (result.input !== undefined) writeParams(toParams(result.input, texts));
  };

  /** Props of the amount of this name. */
  const field = (name: Name) => ({
    name,
    value: texts[name],
    error: parsed.errors?.[name],
    onChange: (text: string) => setText(name, text),
  });

  /** Props of the select, day or other control of this name, whose event brings the text. */
  const choice = (name: Name) => ({
    ...field(name),
    onChange: (event: { currentTarget: { value: string } }) => setText(name, event.currentTarget.value),
  });

  return { input: parsed.input, notes: parsed.notes, texts, setText, field, choice, submit, writeParams };
}
