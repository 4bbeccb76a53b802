'use client';

// Client component: the result depends on what the visitor types, and on the URL.

import type { ReactNode } from 'react';
import { RichSentence } from '@/components/shared/RichSentence';
import { Select } from '@/components/ui/Select';
import { daysLeft, weekdayDate, weekdayOfYear } from '@/lib/calendar/dueText';
import { icalendar } from '@/lib/calendar/icalendar';
import { dayOffReason, lastWorkingDay } from '@/lib/calendar/workingDays';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { todayInDarEsSalaam } from '@/lib/dates/today';
import { percentageOf, sumExactly } from '@/lib/money/amount';
import { type BreakdownLines, rowsFrom } from '@/lib/money/breakdown';
import { formatExact as f, formatTzs } from '@/lib/money/format';
import { RESULT_ID } from '@/lib/site/resultId';
import { linkIn } from '@/lib/site/translatedPages';
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
import { capitalised } from '@/lib/text/wording';
import type { Translate } from '@/lib/words/translate';
import { amountField, choiceField, dateField, FieldPanel } from './form/calculatorFields';
import { defineCalculator } from './form/defineCalculator';
import { DueDayNote } from './layout/DueDayNote';
import styles from './ObjectionCalculator.module.scss';
import { actDay, dayText, legalDayText, lineOf } from './objectionTexts';
import { type FactGroup, percentFact, type ResultFile, type ResultModel, shillingsFact } from './result/resultModel';
import { labelOf, paragraphs, YOUR_FIGURE } from './toolParts';

/** Label, rule and law of each row. The server takes them from the published law. */
export type DepositLines = BreakdownLines<
  'assessed' | 'undisputed' | 'third' | 'deposit' | 'whole' | 'none' | 'leaver'
>;

type ObjectionData = { rules: ObjectionRules; lines: DepositLines };

/** A dispute with its deposit and the days that remain. */
type PlannedDispute = ObjectionData & {
  input: ObjectionInput;
  deposit: Deposit;
  plan: readonly PlannedStep[];
  today: string;
  translate: Translate;
};

/** Rows from the assessed tax to the deposit. */
function depositRows({
  input: { tax, undisputed },
  deposit: { rule, third, amount },
  lines,
  translate,
}: PlannedDispute) {
  const row = rowsFrom(lines);
  if (rule === 'none') return [];
  const assessed = row('assessed', { amount: tax, isTyped: true, formula: translate(YOUR_FIGURE) });
  const total = { amount, isTyped: true, mark: 'action', kind: 'total' } as const;
  if (rule === 'whole')
    return [assessed, row('whole', { ...total, formula: translate('All of {tax}.', { tax: f(tax) }) })];
  return [
    assessed,
    row('undisputed', { amount: undisputed, isTyped: true, formula: translate(YOUR_FIGURE) }),
    row('third', {
      amount: third,
      formula: translate('{tax} / 3 = {third}, rounded up to the next shilling', { tax: f(tax), third: f(third) }),
    }),
    row('deposit', {
      ...total,
      formula: translate('The greater of {undisputed} and {third}.', { undisputed: f(undisputed), third: f(third) }),
    }),
  ];
}

const dayOf = (plan: readonly PlannedStep[], wanted: string) => plan.find(({ id }) => id === wanted)?.day;

function notesOn({ input, plan, rules, today, translate }: PlannedDispute): ReactNode {
  const { admitted, decided, kind } = input;
  const day = dayOf(plan, 'objection') ?? '';
  return paragraphs(
    !admitted && today > day && (
      <>
        <strong>
          {translate('The time to object ended on {day}.', { day: weekdayDate(day, translate.language) })}
        </strong>{' '}
        {translate('Apply for more time at once, and prove the reason for the delay.')}
      </>
    ),
    isDecidedLate(input, rules) && (
      <>
        <strong>{translate('TRA decided after its six months had ended.')}</strong>{' '}
        {translate(
          'By then the assessment was confirmed, so the time to appeal runs from the end of the six months. Keep to the earlier date.',
        )}
      </>
    ),
    admitted &&
      !decided &&
      translate('If TRA does not decide, you get no letter. The deadlines for the Board then apply as shown.'),
    kind === 'imports' && rules.customs.text,
  );
}

/** The collapsed notes below a plan. */
function backgroundOf({ input: { admitted }, plan, rules, translate }: PlannedDispute): ReactNode {
  const isOff = plan.some(({ id, day }) => day && id !== 'decision' && dayOffReason(day, rules.holidays) !== undefined);
  const article = linkIn('/resources/articles/objection-deadlines', translate.language);
  return (
    <>
      {paragraphs(
        !admitted && translate('File five days before the last day, in case the portal fails.'),
        !admitted &&
          translate(
            'An ‘expected’ date is the latest one possible. It assumes that the objection is admitted on the last day allowed and that TRA never answers. Make a new plan once you have filed.',
          ),
        !admitted &&
          translate(
            'If TRA has good reason to believe that you are leaving the country for good, the deposit is the whole tax assessed.',
          ),
        translate(
          'Make one plan for each assessment, even if the grounds are the same. Interest runs during the dispute.',
        ),
        <RichSentence
          text={translate('Where our sources differ, {article} explains both interpretations.')}
          values={{ article: <a {...article}>{translate('the article on objection deadlines')}</a> }}
        />,
      )}
      {isOff && <DueDayNote translate={translate} />}
    </>
  );
}

/** The step in the headline: the objection until it is lodged, then the next dated step. */
function answerOf({ input, plan, rules, today }: PlannedDispute): PlannedStep | undefined {
  const dated = plan.filter(({ day }) => day !== undefined);
  if (!input.admitted) return dated.find(({ id }) => id === 'objection');
  return dated.find((step) => (actDay(step, rules.holidays) ?? '') >= today) ?? dated.at(-1);
}

function paymentOf({ input, deposit: { amount, rule }, plan, rules, today, translate }: PlannedDispute) {
  const label = translate(input.admitted ? 'Deposit for the objection' : 'Deposit to pay with the objection');
  const waiver = dayOf(plan, 'waiver');
  const day = waiver && lastWorkingDay(waiver, rules.holidays);
  return {
    label,
    text: rule === 'none' ? translate('None') : formatTzs(amount),
    waiver:
      day &&
      translate(day < today ? 'the last day to ask for a waiver was {day}' : 'ask for a waiver by {day}', {
        day: weekdayOfYear(day, translate.language),
      }),
  };
}

function headlineOf(dispute: PlannedDispute): ResultModel['headline'] {
  const { input, deposit, rules, today, translate } = dispute;
  const answer = answerOf(dispute);
  const act = answer && (actDay(answer, rules.holidays) ?? '');
  const { label, text, waiver = '' } = paymentOf(dispute);
  const isLegalDay = answer?.day !== undefined && act !== answer.day;
  return {
    label: answer ? (input.admitted ? answer.label : translate('Object by')) : translate('The dispute is'),
    amount: deposit.amount,
    words: act ? weekdayDate(act, translate.language) : translate('before the courts'),
    badge: `${label}: ${text}`,
    aside: waiver,
    deadline: {
      left: act && daysLeft(act, today, translate.language),
      isOver: act !== undefined && act < today,
      note: isLegalDay ? legalDayText(answer.day ?? '', rules.holidays, translate) : undefined,
      payment: { label, text, note: waiver && capitalised(waiver) },
    },
  };
}

function figuresOf({ input: { tax }, deposit: { amount }, translate }: PlannedDispute): {
  bar?: ResultModel['bar'];
  facts: readonly FactGroup[];
} {
  if (tax === 0) return { facts: [] };
  const left = sumExactly(tax, -amount);
  const [deposit, later] = [translate('Deposit'), translate('Not payable until TRA decides')];
  return {
    bar: {
      title: translate('Tax assessed'),
      scale: tax,
      parts: [
        { label: deposit, amount, tone: 'action' },
        { label: later, amount: left, tone: 'hatched' },
      ],
    },
    facts: [
      {
        items: [
          percentFact(translate('Deposit as a share of the tax assessed'), percentageOf(amount, tax)),
          shillingsFact(later, left),
        ],
      },
    ],
  };
}

function summaryOf({ input, rules, translate }: PlannedDispute): string {
  const { served, admitted, decided, board, tax, undisputed } = input;
  const dayIn = (day: string) => ({ day: formatLongDate(day, translate.language) });
  return [
    labelOf(rules.kinds, input.kind),
    tax > 0 &&
      translate('{tax} assessed, {undisputed} not disputed', {
        tax: formatTzs(tax),
        undisputed: formatTzs(undisputed),
      }),
    translate('received on {day}', dayIn(served)),
    admitted ? translate('admitted on {day}', dayIn(admitted)) : translate('not lodged yet'),
    decided && translate('decided on {day}', dayIn(decided)),
    board && translate('decided by the Board on {day}', dayIn(board)),
  ]
    .filter(Boolean)
    .join(', ');
}

const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Creates a calendar file with the plan's days and two alarms for each. Days that are only expected are omitted. */
function planFile({ input: { served, kind, tax }, plan, rules, translate }: PlannedDispute): ResultFile | undefined {
  const dated = plan.flatMap((step) => (step.day && !step.isExpected ? [{ ...step, day: step.day }] : []));
  if (dated.length === 0) return undefined;
  const text = () =>
    icalendar({
      title: translate('Objection to the assessment of {day}', { day: served }),
      scope: 'objection',
      dates: dated.map(({ id, label, act, missed, law, day }) => ({
        // Keeps the events of different assessments apart.
        id: `${id}-${served}-${kind}-${tax}`,
        duty: {
          id: RESULT_ID,
          action: withoutStop(act),
          where: translate('If you miss it: {consequence}', { consequence: withoutStop(missed) }),
          law,
        },
        due: day,
        workingDay: lastWorkingDay(day, rules.holidays),
        dayOff: dayOffReason(day, rules.holidays),
        title: translate('{step}, assessment of {day}', { step: label, day: served }),
      })),
      checkedOn: rules.checkedOn,
      page: `${location.origin}${location.pathname}${location.search}`,
      translate,
    });
  return {
    label: translate('Dates (.ics)'),
    name: `objection-${served}.ics`,
    type: 'text/calendar;charset=utf-8',
    text,
  };
}

function objectionResult(input: ObjectionInput, data: ObjectionData, translate: Translate): ResultModel {
  const { rules } = data;
  const plan = objectionPlan(input, rules);
  const dispute = { ...data, input, deposit: depositOf(input, rules), plan, today: todayInDarEsSalaam(), translate };
  const headline = headlineOf(dispute);
  const rows = depositRows(dispute);
  const { bar, facts } = figuresOf(dispute);
  const papers = {
    title: translate('What goes in'),
    table: { columns: [translate('Paper'), translate('Ready')], rows: rules.checklist.map((paper) => [paper, '☐']) },
  };
  const steps = {
    title: translate('All {count} steps, what happens if you miss one, and the law', { count: plan.length }),
    table: {
      columns: [
        translate('Step'),
        translate('Until'),
        translate('What to do'),
        translate('If you miss it'),
        translate('Law'),
      ],
      rows: plan.map((step) => [step.label, dayText(step, rules.holidays, translate), step.act, step.missed, step.law]),
    },
  };
  return {
    headline,
    announcement: `${headline.label} ${headline.words}; ${[headline.badge, headline.aside].filter(Boolean).join('; ')}.`,
    inputSummary: summaryOf(dispute),
    bar,
    line: lineOf(plan, answerOf(dispute), dispute.today, rules.holidays, translate),
    rows: [],
    facts: [],
    notes: notesOn(dispute),
    answers: [],
    details: [
      steps,
      ...(input.admitted ? [] : [papers]),
      ...(rows.length > 0 ? [{ title: translate('The deposit'), rows, facts }] : []),
      { title: translate('Good to know'), content: backgroundOf(dispute) },
    ],
    file: planFile(dispute),
  };
}

/** Asks which letter arrived. If it is not an assessment, CSS shows an answer instead of the fields, even before React loads. */
function Letter({
  letters,
  children,
  translate,
}: Pick<ObjectionRules, 'letters'> & { children: ReactNode; translate: Translate }) {
  const article = linkIn('/resources/articles/objection-deadlines#if-it-is-another-letter', translate.language);
  return (
    <>
      <div className={styles.letter}>
        <Select
          label={translate('Which letter is it?')}
          options={letters.map(({ id, label, answer }) => ({ value: id, label, leavesOut: answer && 'plan' }))}
        />
      </div>
      <div className={styles.answers}>
        {letters.map(({ id, answer }) => (
          <p key={id}>
            {answer} <a {...article}>{translate('The article on objections says more about other letters.')}</a>
          </p>
        ))}
      </div>
      <div data-group="plan">{children}</div>
    </>
  );
}

/** In the example, the assessment is this many days older than the build. */
const EXAMPLE_DAYS = 7;

/** Plans a dispute about an assessment: the deadline of every step, and the deposit. */
export const ObjectionCalculator = defineCalculator<ObjectionData, ObjectionField, ObjectionInput>({
  fields: ({ rules }, _, translate) => ({
    served: dateField({
      label: translate('Day on which the letter reached you'),
      hint: translate('Enter the day of service, not the date printed on the letter.'),
      isRequired: true,
    }),
    kind: choiceField({
      label: translate('What TRA has decided'),
      options: rules.kinds.map(({ id, label, deposit }) => ({
        value: id,
        label,
        leavesOut: deposit === 'none' ? 'tax' : undefined,
      })),
    }),
    tax: amountField({ label: translate('Tax assessed'), step: 100_000, isRequired: true, group: 'tax' }),
    undisputed: amountField({
      label: translate('Tax that you do not dispute'),
      hint: translate('Leave this blank if it is 0.'),
      step: 100_000,
      group: 'tax',
    }),
    admitted: dateField({
      label: translate('Day of admission'),
      hint: translate(
        'The day on which the objection was filed and the deposit was paid or waived. If these days differ, enter the earliest.',
      ),
    }),
    decided: dateField({
      label: translate('Day on which TRA’s final decision reached you'),
      hint: translate('Leave this blank if there is none.'),
    }),
    board: dateField({
      label: translate('Day of the Board’s decision'),
      hint: translate('Leave this blank if there is none.'),
    }),
  }),
  arrange: (show, { data, texts, translate }) => (
    <Letter letters={data.rules.letters} translate={translate}>
      <div className={styles.fields}>{(['served', 'kind', 'tax', 'undisputed'] as const).map(show)}</div>
      <FieldPanel summary={translate('I have already objected, or I have a decision')} isUsed={texts.admitted !== ''}>
        <div className={styles.fields}>{(['admitted', 'decided', 'board'] as const).map(show)}</div>
      </FieldPanel>
    </Letter>
  ),
  submitLabel: (translate) => translate('Plan the objection'),
  parse: (texts, { rules }) => readObjectionInput(texts, rules),
  example: (builtOn) => ({
    served: addDays(builtOn, -EXAMPLE_DAYS),
    kind: 'vat',
    tax: '90,000,000',
    undisputed: '12,000,000',
  }),
  result: objectionResult,
  doesFormVary: true,
  isWide: true,
});
