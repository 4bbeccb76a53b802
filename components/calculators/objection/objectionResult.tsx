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
} from '@/lib/tax/objection';
import { dayText, depositRows } from '@/lib/tax/objectionPlanTexts';
import { say } from '@/lib/words/say';
import type { ResultModel } from '../result/resultModel';
import { ObjectionNotes } from './ObjectionNotes';
import type { ObjectionData } from './objectionData';
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
  const label = input.admitted ? say('Deposit of the objection') : say('Deposit to pay with the objection');
  const next = plan.find(({ day }) => day !== undefined);
  const badge = input.admitted
    ? next && `${next.label}: ${dayText(next, rules.holidays)}`
    : due('objection', 'object by', 'put it in');
  const waiver = due('waiver', 'ask for a waiver by', 'ask for a waiver');
  return {
    label,
    amount,
    words: rule === 'none' ? say('None') : undefined,
    badge: badge ?? say('before the courts'),
    aside: waiver ?? '',
  };
}

function figuresOf({ tax }: ObjectionInput, { amount }: Deposit): Pick<ResultModel, 'bars' | 'statistics'> {
  if (tax === 0) return { statistics: [] };
  const left = sumExactly(tax, -amount);
  return {
    bars: [
      {
        title: say('Tax assessed'),
        total: tax,
        scale: tax,
        parts: [
          { label: say('Deposit'), amount, tone: 'action' },
          { label: say('Waits for the decision'), amount: left, tone: 'hatched' },
        ],
      },
    ],
    statistics: [
      {
        items: [
          { value: percentageOf(amount, tax), unit: 'percent', label: say('of the tax assessed is the deposit') },
          { value: left, unit: 'shillings', label: say('waits until the objection is decided') },
        ],
      },
    ],
  };
}

function summaryOf(input: ObjectionInput, rules: ObjectionRules): string {
  const kind = rules.kinds.find(({ id }) => id === input.kind)?.label ?? '';
  const { admitted, decided, board } = input;
  const tax =
    input.tax > 0
      ? `${say('{tax} assessed, {undisputed} not disputed', {
          tax: formatTzs(input.tax),
          undisputed: formatTzs(input.undisputed),
        })}; `
      : '';
  const days = [
    say('served {day}', { day: formatLongDate(input.served) }),
    admitted ? say('admitted {day}', { day: formatLongDate(admitted) }) : say('not lodged'),
    decided && say('decided {day}', { day: formatLongDate(decided) }),
    board && say('Board {day}', { day: formatLongDate(board) }),
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
    tables: rows.length > 0 ? [{ caption: say('The deposit'), rows }] : [],
    textTables: [
      {
        caption: say('The plan'),
        columns: [say('Step'), say('Until'), say('What to do'), say('If it is missed'), say('Law')],
        rows: plan.map((step) => ({
          cells: [step.label, dayText(step, rules.holidays), step.act, step.missed, step.law],
          mark: step.mark,
        })),
      },
      ...(input.admitted
        ? []
        : [
            {
              caption: say('What goes in'),
              columns: [say('Paper'), say('Ready')],
              rows: checklist.map((paper) => ({ cells: [paper, '☐'] })),
            },
          ]),
    ],
    file: planFile(input, plan, data),
    isOneSheet: true,
  };
}
