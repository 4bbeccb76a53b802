'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { addDays } from '@/lib/tax/days';
import { type ObjectionField, type ObjectionInput, objectionParams, readObjectionInput } from '@/lib/tax/objection';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { FieldPanel } from '../form/FieldPanel';
import { optionsOf } from '../form/optionsOf';
import { type ObjectionData, objectionResult } from './objectionResult';

/** Days between the assessment of the example and the build. */
const EXAMPLE_DAYS = 7;

/** From an assessment to the deposit and to every day of the dispute about it. */
export const ObjectionCalculator = defineCalculator<ObjectionData, ObjectionField, ObjectionInput>({
  fields: ({ rules }, { kind }) => {
    const isTax = rules.kinds.find(({ id }) => id === kind)?.deposit !== 'none';
    return {
      served: dateField({
        label: 'Day on which it reached you',
        hint: 'The day of service, not the date printed on it.',
        isRequired: true,
      }),
      kind: choiceField({ label: 'What TRA has decided', options: optionsOf(rules.kinds) }),
      tax: amountField({ label: 'Tax assessed', step: 100_000, isRequired: true, isShown: isTax }),
      undisputed: amountField({
        label: 'Of it, tax that you do not dispute',
        hint: 'Leave it empty for 0.',
        step: 100_000,
        isShown: isTax,
      }),
      admitted: dateField({
        label: 'Day of admission',
        hint: 'When it was filed, with the deposit paid or waived. If in doubt, the earliest.',
      }),
      decided: dateField({
        label: 'Day on which TRA’s final decision reached you',
        hint: 'Empty where there is none.',
      }),
      board: dateField({
        label: 'Day of the Board’s decision',
        hint: 'Empty where there is none.',
      }),
    };
  },
  arrange: (show, { texts }) => (
    <>
      {(['served', 'kind', 'tax', 'undisputed'] as const).map(show)}
      <FieldPanel summary="It is lodged, or decided, already" isUsed={texts.admitted !== ''}>
        {(['admitted', 'decided', 'board'] as const).map(show)}
      </FieldPanel>
    </>
  ),
  submitLabel: () => 'Plan the objection',
  parse: (texts, { rules }) => readObjectionInput(texts, rules),
  toParams: objectionParams,
  example: (builtOn) => ({
    served: addDays(builtOn, -EXAMPLE_DAYS),
    kind: 'vat',
    tax: '90,000,000',
    undisputed: '12,000,000',
  }),
  result: objectionResult,
  doesFormVary: true,
});
