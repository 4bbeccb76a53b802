import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import { sumExactly } from '@/lib/money/cents';
import { formatTzs } from '@/lib/money/format';
import {
  type Deposit,
  depositOf,
  type ObjectionInput,
  type ObjectionRules,
  objectionPlan,
  type PlannedStep,
} from '@/lib/tax/objection/objection';
import { dayText } from '@/lib/tax/objection/objectionPlanTexts';
import type { ResultModel } from '../result/resultModel';
import { percent, shillings } from '../result/statistics';
import { ObjectionBackground, ObjectionNotes } from './ObjectionNotes';
import type { ObjectionData } from './objectionData';
import { depositRows } from './objectionRows';
import { planFile } from './planFile';

function headlineOf(
  input: ObjectionInput,
  { amount, rule }: Deposit,
  plan: readonly PlannedStep[],
  rules: ObjectionRules,
) {
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

function figuresOf({ tax }: ObjectionInput, { amount, rule }: Deposit): Pick<ResultModel, 'bars' | 'statistics'> {
  if (tax === 0) return { statistics: [] };
  const left = sumExactly(tax, -amount);
  return {
    bars: [
      {
        title: 'Tax assessed',
        scale: tax,
        parts: [
          { row: rule === 'whole' ? rule : 'deposit', label: 'Deposit', amount, tone: 'action' },
          { row: '', label: 'Waits for the decision', amount: left, tone: 'hatched' },
        ],
      },
    ],
    statistics: [
      {
        items: [
          percent('of the tax assessed is the deposit', percentageOf(amount, tax)),
          shillings('waits until the objection is decided', left),
        ],
      },
    ],
  };
}

function summaryOf(input: ObjectionInput, rules: ObjectionRules): string {
  const kind = rules.kinds.find(({ id }) => id === input.kind)?.label ?? '';
  const { admitted, decided, board } = input;
  const tax =
    input.tax > 0 ? `${`${formatTzs(input.tax)} assessed, ${formatTzs(input.undisputed)} not disputed`}; ` : '';
  const days = [
    `served ${formatLongDate(input.served)}`,
    admitted ? `admitted ${formatLongDate(admitted)}` : 'not lodged',
    decided && `decided ${formatLongDate(decided)}`,
    board && `Board ${formatLongDate(board)}`,
  ];
  return `${kind}; ${tax}${days.filter(Boolean).join(', ')}`;
}

/** The plan of a dispute, with all that the planner shows of it. */
export function objectionResult(input: ObjectionInput, data: ObjectionData): ResultModel {
  const { rules, checklist } = data;
  const deposit = depositOf(input, rules);
  const plan = objectionPlan(input, rules);
  const headline = headlineOf(input, deposit, plan, rules);
  const amount = headline.words ?? formatTzs(headline.amount);
  const rows = depositRows(input, deposit);
  return {
    headline,
    announcement: `${headline.label}: ${amount}; ${[headline.badge, headline.aside].filter(Boolean).join('; ')}.`,
    inputSummary: summaryOf(input, rules),
    ...figuresOf(input, deposit),
    notes: <ObjectionNotes input={input} plan={plan} data={data} />,
    background: <ObjectionBackground input={input} plan={plan} data={data} />,
    tables: rows.length > 0 ? [{ caption: 'The deposit', rows }] : [],
    textTables: [
      {
        caption: 'The plan',
        isAnswer: true,
        columns: ['Step', 'Until', 'What to do', 'If it is missed', 'Law'],
        rows: plan.map((step) => ({
          cells: [step.label, dayText(step, rules.holidays), step.act, step.missed, step.law],
        })),
      },
      ...(input.admitted
        ? []
        : [
            {
              caption: 'What goes in',
              columns: ['Paper', 'Ready'],
              rows: checklist.map((paper) => ({ cells: [paper, '☐'] })),
            },
          ]),
    ],
    file: planFile(input, plan, data),
    isOneSheet: true,
  };
}
