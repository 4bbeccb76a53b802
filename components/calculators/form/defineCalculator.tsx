import { type ReactNode, useMemo } from 'react';
import type { FormReading } from '@/lib/money/input';
import { RESULT_ID } from '@/lib/site/resultId';
import type { IsoDay } from '@/lib/tax/days';
import type { Translate } from '@/lib/words/translate';
import { CalculatorGrid, type ResultExample } from '../layout/CalculatorGrid';
import type { CalculatorPageParts, ResultModel } from '../result/resultModel';
import { attempt, CALCULATION_FAILED, CalculationError, CalculatorForm, FAILED } from './CalculatorForm';
import type { CalculatorField } from './calculatorFields';
import { messageOf } from './messages';
import { firstTexts, paramsOf, useCalculatorForm } from './useCalculatorForm';

type FormState<Data, Name extends string, Input> = {
  data: Data;
  texts: Record<Name, string>;
  input: Input | undefined;
  translate: Translate;
};

/**
 * A calculator's fields and how its result follows from them. `Data` holds the rules and texts that its page loads from content.
 */
type CalculatorDefinition<Data, Name extends string, Input> = {
  /** The fields in order. They may depend on their current texts and on the last accepted input. */
  fields: (
    data: Data,
    texts: Partial<Record<Name, string>>,
    translate: Translate,
    input: Input | undefined,
  ) => Record<Name, CalculatorField>;
  /** Arranges the fields, unless they are simply stacked. */
  arrange?: (show: (name: Name) => ReactNode, state: FormState<Data, Name, Input>) => ReactNode;
  submitLabel: (translate: Translate, texts: Record<Name, string>) => string;
  parse: (texts: Record<Name, string>, data: Data) => FormReading<Name, Input>;
  /** Everything shown for an input. Undefined if it has no result. */
  result: (input: Input, data: Data, translate: Translate) => ResultModel | undefined;
  /**
   * Values that 'Show an example' fills in, if they differ from the initial ones. Dates must be explicit, so that the server and
   * the browser get the same input.
   *
   * @param builtOn date of the build
   */
  example: (builtOn: IsoDay) => Partial<Record<Name, string>>;
  /** A field whose error message also replaces the result. */
  failing?: Name;
  /** Hides the form of a shared link until its result is ready, because the URL determines its fields. */
  doesFormVary?: boolean;
  /** Shows the result below the form, at full width. */
  isWide?: boolean;
};

export type CalculatorProps<Data> = {
  data: Data;
  /** URL parameter whose presence requests a result (lib/site/calculators.ts). */
  required: string;
  page: CalculatorPageParts;
  builtOn: IsoDay;
  translate: Translate;
};

/** A calculator's example: its URL, and a function that fills it into the fields. */
function exampleOf<Data, Name extends string, Input>(
  { fields, parse, example }: CalculatorDefinition<Data, Name, Input>,
  { data, builtOn, translate }: CalculatorProps<Data>,
  fill: (texts: Record<Name, string>) => void,
): ResultExample | undefined {
  const texts = { ...firstTexts(fields(data, {}, translate, undefined)), ...example(builtOn) };
  if (parse(texts, data).input === undefined) return undefined;
  const params = Object.entries<string>(paramsOf(fields(data, texts, translate, undefined), texts));
  const query = new URLSearchParams(params.filter(([, value]) => value));
  return { href: `?${query}#${RESULT_ID}`, fill: () => fill(texts) };
}

/** Creates a calculator component: the form, its state and URL, and the result with all its actions. */
export function defineCalculator<Data, Name extends string, Input>(
  definition: CalculatorDefinition<Data, Name, Input>,
) {
  const { arrange, submitLabel, failing, doesFormVary, isWide } = definition;

  return function Calculator(props: CalculatorProps<Data>) {
    const { data, required, page, translate } = props;
    const form = useCalculatorForm<Name, Input>({
      translate,
      fields: (typed, input) => definition.fields(data, typed, translate, input),
      parse: (typed) => definition.parse(typed, data),
      required,
    });
    const { input } = form;
    const result = useMemo(
      () => (input === undefined ? undefined : attempt(() => definition.result(input, data, translate))),
      [input, data, translate],
    );
    const mistake = failing && form.errors?.[failing];
    const hasFailed = form.hasFailed || result === FAILED;
    const failure = hasFailed ? translate(CALCULATION_FAILED) : mistake && messageOf(mistake, translate);

    return (
      <CalculatorGrid
        translate={translate}
        form={
          <CalculatorForm
            translate={translate}
            submitLabel={submitLabel(translate, form.texts)}
            onSubmit={form.submit}
            {...form.formProps}
          >
            {arrange ? arrange(form.show, { data, texts: form.texts, input, translate }) : form.showAll()}
          </CalculatorForm>
        }
        result={result === FAILED ? undefined : result}
        isStale={result !== undefined && form.isStale}
        example={form.isAsked ? undefined : exampleOf(definition, props, form.fill)}
        failure={failure && <CalculationError translate={translate}>{failure}</CalculationError>}
        doesFormVary={doesFormVary}
        isWide={isWide}
        page={page}
      />
    );
  };
}
