'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { todayInDarEsSalaam } from '@/lib/dates/today';
import type { LeavingInput } from '@/lib/salary/leaving';
import { type LeavingField, leavingParams, readLeavingInput } from '@/lib/salary/leavingInput';
import { defineCalculator } from '../definition/defineCalculator';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { FieldPanel } from '../form/FieldPanel';
import type { LeavingData } from './leavingData';
import { leavingResult } from './leavingResult';

const REASONS = [
  { value: '', label: 'The employer, without fault' },
  { value: 'misconduct', label: 'The employer, for misconduct' },
  { value: 'refused', label: 'Employer; other work refused' },
  { value: 'employee', label: 'The person resigns' },
  { value: 'expired', label: 'Contract ends, or retirement' },
];
const PAID_BY = [
  { value: '', label: 'By the month' },
  { value: 'day', label: 'By the day or the week' },
];
const A_DAY = [
  { value: '', label: 'A month / 30: calendar days' },
  { value: '26', label: 'A month / 26: six-day week' },
  { value: '22', label: 'A month / 22: five-day week' },
];
const SHARES = [
  { value: '', label: '10%: NSSF, as usual' },
  { value: '5', label: '5%: PSSSF, or as agreed' },
  { value: '0', label: 'Nothing: the employer pays it all' },
];

const days = (label: string, hint: string) => amountField({ label, hint, step: 1, unit: null });
const line = (label: string, hint?: string) => amountField({ label, hint, step: 10_000 });

const MORE = ['allowances', 'other', 'gratuity', 'transport', 'owed', 'paid', 'day', 'share'] as const;

/** From the days of a job and its pay to what is owed at its end, and what is left after tax. */
export const LeavingCalculator = defineCalculator<LeavingData, LeavingField, LeavingInput>({
  fields: () => ({
    basic: amountField({ label: 'Basic pay of a month', step: 10_000, isRequired: true }),
    start: dateField({ label: 'First day of the job', isRequired: true }),
    end: dateField({ label: 'Last day of the job', hint: 'Empty counts as today.' }),
    reason: choiceField({ label: 'Who ends it, and why?', options: REASONS }),
    notice: days('Days of notice paid, not worked', 'Empty: the Act’s days where the employer ends the job.'),
    left: days('Days of leave left from earlier years', 'Years of service, not calendar years.'),
    taken: days('Days of leave taken in this year', 'Since the last anniversary of the first day.'),
    allowances: line('Allowances of a month'),
    other: line('Overtime, bonus, commission still owed'),
    gratuity: line('Gratuity', 'By the contract; the Act gives none.'),
    transport: line('Transport to the place of hiring', 'Its true cost.'),
    owed: line('Loans and advances to take off', 'As agreed in writing.'),
    paid: choiceField({ label: 'The person is paid', options: PAID_BY }),
    day: choiceField({ label: 'A day’s pay is', options: A_DAY }),
    share: choiceField({ label: 'The person’s share of the pension', options: SHARES }),
  }),
  arrange: (show, { texts }) => (
    <>
      {(['basic', 'start', 'end', 'reason', 'notice', 'left', 'taken'] as const).map(show)}
      <FieldPanel
        summary="More: allowances, gratuity, transport, loans"
        isUsed={MORE.some((field) => texts[field] !== '')}
      >
        {MORE.map(show)}
      </FieldPanel>
    </>
  ),
  submitLabel: 'Work out the last pay',
  parse: (texts) => {
    const read = readLeavingInput(texts, todayInDarEsSalaam());
    return 'input' in read ? { input: read.input } : { errors: read.errors };
  },
  toParams: leavingParams,
  example: () => ({ basic: '900,000', start: '2020-07-01', end: '2026-10-31', left: '4', taken: '3' }),
  result: leavingResult,
});
