'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import { MAX_HOURS } from '@/lib/salary/input';
import { nameOfWork, type OvertimeField, type OvertimeQuestion, readOvertimeInput } from '@/lib/salary/overtime';
import type { Say } from '@/lib/words/say';
import { ArrowKeysHint } from '../form/AmountField';
import { amountField, choiceField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { type OvertimeData, overtimeResult } from './overtimeResult';

const hoursField = (label: string, say: Say) =>
  amountField({
    label,
    first: '0',
    unit: null,
    step: 0.5,
    max: MAX_HOURS,
    hint: (
      <>
        {say('0 to {most} hours.', { most: MAX_HOURS })}
        <ArrowKeysHint>{say('The arrow keys move them by half an hour.')}</ArrowKeysHint>
      </>
    ),
  });

/** From a monthly salary and hours of overtime to the pay of the month. */
export const OvertimeCalculator = defineCalculator<OvertimeData, OvertimeField, OvertimeQuestion>({
  fields: ({ rules, order }, _, say) => ({
    salary: amountField({
      label: say('Basic monthly salary'),
      first: '800,000',
      size: 'large',
      step: 1000,
      isRequired: true,
    }),
    weekday: hoursField(say('Weekday overtime hours, at {times}×', { times: rules.weekdayRate }), say),
    weekend: hoursField(say('Rest day or public holiday hours, at {times}×', { times: rules.weekendRate }), say),
    sector: choiceField({
      label: say('Sector'),
      isOptionalShown: true,
      hint: say('To compare with its minimum wage.'),
      placeholder: say('None'),
      options: order.wages.map((wage) => ({ value: wage.id, label: nameOfWork(wage) })),
    }),
  }),
  submitLabel: (say) => say('Calculate overtime'),
  parse: (texts, { order }) => readOvertimeInput(texts, order.wages),
  toParams: ({ basicSalary, weekdayHours, weekendHours, minimum }) => ({
    salary: String(basicSalary),
    weekday: String(weekdayHours),
    weekend: String(weekendHours),
    sector: minimum?.id ?? '',
  }),
  example: () => ({ weekday: '12', weekend: '6' }),
  result: overtimeResult,
});
