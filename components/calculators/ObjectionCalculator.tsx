'use client';

// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import { dueText } from '@/lib/calendar/dueText';
import { icalendar } from '@/lib/calendar/icalendar';
import { dayOffReason, lastWorkingDay } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { percentageOf, sumExactly } from '@/lib/money/amount';
import { type Lines, rowsFrom } from '@/lib/money/breakdown';
import { formatExact as f, formatTzs } from '@/lib/money/format';
import { RESULT_ID } from '@/lib/site/resultId';
import { addDays } from '@/lib/tax/days';
import {
  type Deposit,
  depositOf,
  isDecidedLate,
  type ObjectionField,
  type ObjectionInput,
  type ObjectionRules,
  objectionPlan,
  type PlannedStep,
  readObjectionInput,
} from '@/lib/tax/objection';
import { amountField, choiceField, dateField, FieldPanel } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { DueDayNote } from './layout/DueDayNote';
import { dayText } from './objectionTexts';
import { percentFact, type ResultFile, type ResultModel, shillingsFact } from './result/resultModel';
import { labelOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of the rows, written on the server by the published law. */
export type DepositLines = Lines<'assessed' | 'undisputed' | 'third' | 'deposit' | 'whole' | 'none' | 'leaver'>;

export type ObjectionData = { rules: ObjectionRules; lines: DepositLines };

/** A dispute with its deposit and the days that are left. */
type PlannedDispute = ObjectionData & { input: ObjectionInput; deposit: Deposit; plan: readonly PlannedStep[] };

/** Builds the rows from the tax assessed to the deposit. */
function depositRows({ input: { tax, undisputed }, deposit: { rule, third, amount }, lines }: PlannedDispute) {
  const row = rowsFrom(lines);
  if (rule === 'none') return [];
  const assessed = row('assessed', { amount: tax, isTyped: true, formula: YOUR_FIGURE });
  const total = { amount, isTyped: true, mark: 'action', kind: 'total' } as const;
  if (rule === 'whole') return [assessed, row('whole', { ...total, formula: `All of ${f(tax)}.` })];
  return [
    assessed,
    row('undisputed', { amount: undisputed, isTyped: true, formula: YOUR_FIGURE }),
    row('third', { amount: third, formula: `${f(tax)} / 3 = ${f(third)}, up to the next shilling` }),
    row('deposit', { ...total, formula: `The greater of ${f(undisputed)} and ${f(third)}.` }),
  ];
}

function notesOn({ input, plan, rules }: PlannedDispute): ReactNode {
  const { admitted, decided, kind } = input;
  const day = plan.find(({ id }) => id === 'objection')?.day ?? '';
  return paragraphs(
    !admitted && todayInDarEsSalaam() > day && (
      <>
        <strong>The time to object ended on {formatLongDate(day)}.</strong> Apply for more time at once, with proof of
        the reason.
      </>
    ),
    isDecidedLate(input, rules) && (
      <>
        <strong>TRA decided after its six months.</strong> The assessment was confirmed by then, so the days of the
        appeal run from that day: keep to the earlier day.
      </>
    ),
    admitted && !decided && 'If TRA does not decide, no letter comes. The days of the Board below apply then.',
    kind === 'imports' && rules.customs.text,
  );
}

/** Writes the closed notes below a plan. */
function backgroundOf({ input: { admitted }, plan, rules }: PlannedDispute): ReactNode {
  const isOff = plan.some(({ id, day }) => day && id !== 'decision' && dayOffReason(day, rules.holidays) !== undefined);
  return (
    <>
      {paragraphs(
        !admitted &&
          'File five days before the last: a portal that fails should not decide the case. Days marked ‘expected’ are the latest possible, if the objection is admitted on its last day and TRA never answers. Plan again when you have filed it.',
        !admitted &&
          'Where TRA has good reason to believe that you leave the country for good, the deposit is the whole tax assessed.',
        <>
          One plan for each assessment, even on the same ground: change the fields for the next. Interest runs on during
          the dispute. <a href="/resources/articles/objection-deadlines">The calendar of an objection</a> has both
          readings where sources differ.
        </>,
      )}
      {isOff && <DueDayNote />}
    </>
  );
}

function headlineOf({ input, deposit: { amount, rule }, plan, rules }: PlannedDispute) {
  const due = (id: string, before: string, verb: string) => {
    const day = plan.find((step) => step.id === id)?.day;
    return day && dueText(day, rules.holidays, { before, verb });
  };
  const label = input.admitted ? 'Deposit of the objection' : 'Deposit to pay with the objection';
  const next = plan.find(({ day }) => day !== undefined);
  const badge = input.admitted
    ? next && `${next.label}: ${dayText(next, rules.holidays)}`
    : due('objection', 'object by', 'put it in');
  const waiver = due('waiver', 'ask for a waiver by', 'ask for a waiver');
  return {
    label,
    amount,
    words: rule === 'none' ? 'None' : undefined,
    badge: badge ?? 'before the courts',
    aside: waiver ?? '',
  };
}

function figuresOf({ input: { tax }, deposit: { amount } }: PlannedDispute): Pick<ResultModel, 'bar' | 'facts'> {
  if (tax === 0) return { facts: [] };
  const left = sumExactly(tax, -amount);
  return {
    bar: {
      title: 'Tax assessed',
      scale: tax,
      parts: [
        { label: 'Deposit', amount, tone: 'action' },
        { label: 'Waits for the decision', amount: left, tone: 'hatched' },
      ],
    },
    facts: [
      {
        items: [
          percentFact('of the tax assessed is the deposit', percentageOf(amount, tax)),
          shillingsFact('waits until the objection is decided', left),
        ],
      },
    ],
  };
}

function summaryOf({ input, rules }: PlannedDispute): string {
  const { admitted, decided, board } = input;
  const tax = input.tax > 0 ? `${formatTzs(input.tax)} assessed, ${formatTzs(input.undisputed)} not disputed; ` : '';
  const days = [
    `served ${formatLongDate(input.served)}`,
    admitted ? `admitted ${formatLongDate(admitted)}` : 'not lodged',
    decided && `decided ${formatLongDate(decided)}`,
    board && `Board ${formatLongDate(board)}`,
  ];
  return `${labelOf(rules.kinds, input.kind)}; ${tax}${days.filter(Boolean).join(', ')}`;
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Makes a calendar file of the days of a plan, each with two alarms. Days that are only expected stay out. */
function planFile({ input: { served, kind, tax }, plan, rules }: PlannedDispute): ResultFile | undefined {
  const dated = plan.flatMap((step) => (step.day && !step.isExpected ? [{ ...step, day: step.day }] : []));
  if (dated.length === 0) return undefined;
  const text = () =>
    icalendar({
      title: `Objection: assessment of ${served}`,
      scope: 'objection',
      dates: dated.map(({ id, label, act, missed, law, day }) => ({
        // Each assessment has events of its own.
        id: `${id}-${served}-${kind}-${tax}`,
        duty: { id: RESULT_ID, action: withoutStop(act), where: `If it is missed: ${withoutStop(missed)}`, law },
        due: day,
        workingDay: lastWorkingDay(day, rules.holidays),
        dayOff: dayOffReason(day, rules.holidays),
        title: `${label}, assessment of ${served}`,
      })),
      checkedOn: rules.checkedOn,
      page: `${location.origin}${location.pathname}${location.search}`,
    });
  return { label: 'Dates (.ics)', name: `objection-${served}.ics`, type: 'text/calendar;charset=utf-8', text };
}

function objectionResult(input: ObjectionInput, data: ObjectionData): ResultModel {
  const { rules } = data;
  const dispute = { ...data, input, deposit: depositOf(input, rules), plan: objectionPlan(input, rules) };
  const headline = headlineOf(dispute);
  const amount = headline.words ?? formatTzs(headline.amount);
  const rows = depositRows(dispute);
  const papers = {
    title: 'What goes in',
    table: { columns: ['Paper', 'Ready'], rows: rules.checklist.map((paper) => [paper, '☐']) },
  };
  return {
    headline,
    announcement: `${headline.label}: ${amount}; ${[headline.badge, headline.aside].filter(Boolean).join('; ')}.`,
    inputSummary: summaryOf(dispute),
    ...figuresOf(dispute),
    rows,
    notes: notesOn(dispute),
    answers: [
      {
        title: 'The plan',
        table: {
          columns: ['Step', 'Until', 'What to do', 'If it is missed', 'Law'],
          rows: dispute.plan.map((step) => [
            step.label,
            dayText(step, rules.holidays),
            step.act,
            step.missed,
            step.law,
          ]),
        },
      },
    ],
    details: [
      ...(input.admitted ? [] : [papers]),
      ...(rows.length > 0 ? [{ title: 'The deposit', rows }] : []),
      { title: 'Good to know', content: backgroundOf(dispute) },
    ],
    file: planFile(dispute),
  };
}

/** Days between the assessment of the example and the build. */
const EXAMPLE_DAYS = 7;

/** Plans a dispute about an assessment: the deposit, and the last day of every step. */
export const ObjectionCalculator = defineCalculator<ObjectionData, ObjectionField, ObjectionInput>({
  fields: ({ rules }) => ({
    served: dateField({
      label: 'Day on which it reached you',
      hint: 'The day of service, not the date printed on it.',
      isRequired: true,
    }),
    kind: choiceField({
      label: 'What TRA has decided',
      options: rules.kinds.map(({ id, label, deposit }) => ({
        value: id,
        label,
        leavesOut: deposit === 'none' ? 'tax' : undefined,
      })),
    }),
    tax: amountField({ label: 'Tax assessed', step: 100_000, isRequired: true, group: 'tax' }),
    undisputed: amountField({
      label: 'Tax that you do not dispute',
      hint: 'Leave it empty for 0.',
      step: 100_000,
      group: 'tax',
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
  }),
  arrange: (show, { texts }) => (
    <>
      {(['served', 'kind', 'tax', 'undisputed'] as const).map(show)}
      <FieldPanel summary="I have already objected, or have a decision" isUsed={texts.admitted !== ''}>
        {(['admitted', 'decided', 'board'] as const).map(show)}
      </FieldPanel>
    </>
  ),
  submitLabel: () => 'Plan the objection',
  parse: (texts, { rules }) => readObjectionInput(texts, rules),
  example: (builtOn) => ({
    served: addDays(builtOn, -EXAMPLE_DAYS),
    kind: 'vat',
    tax: '90,000,000',
    undisputed: '12,000,000',
  }),
  result: objectionResult,
  doesFormVary: true,
});
