import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Dispute } from '../content/schemas/tax/procedure.ts';
import type { FormReading } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { addDays, dayOfMonth, type IsoDay } from './days.ts';
import { entryOf, formReader, isFormDay } from './formReader.ts';

/** A step of a dispute with its time limit. */
type DisputeStep = Dispute['steps'][number] & {
  /** Time limit, if the law states it in months. */
  months?: number;
};

/** Dispute rules (content/tax/dispute.json) with the steps' time limits. */
export type ObjectionRules = Omit<Dispute, 'steps'> & { steps: readonly DisputeStep[]; holidays: HolidayRules };

/** A TRA decision, such as an assessment, and the current state of the dispute about it. */
export type ObjectionInput = {
  served: IsoDay;
  kind: string;
  /** Assessed tax in shillings, and the undisputed part. */
  tax: number;
  undisputed: number;
  /** Date on which the objection was admitted, if it has been lodged. */
  admitted?: IsoDay | undefined;
  /** Date on which TRA's final determination was served. */
  decided?: IsoDay | undefined;
  /** Date of the Board's decision. */
  board?: IsoDay | undefined;
};

/** Deposit for an objection in shillings; `third` is one third of the tax, rounded up to a whole shilling. */
export type Deposit = { rule: 'third' | 'whole' | 'none'; third: number; amount: number };

/** A step with its date, if it has one. */
export type PlannedStep = DisputeStep & {
  day?: IsoDay;
  /** True if the date is the latest possible, because the objection has not been lodged yet. */
  isExpected: boolean;
};

const upToShilling = (cents: number, parts: number): number => {
  const whole = cents - (cents % (parts * 100));
  return whole / (parts * 100) + (whole === cents ? 0 : 1);
};

/** Calculates the deposit for an objection: at least one third of the tax, to the cent. */
export function depositOf({ kind, tax, undisputed }: ObjectionInput, { kinds }: ObjectionRules): Deposit {
  const rule = kinds.find(({ id }) => id === kind)?.deposit ?? 'third';
  const third = upToShilling(Math.round(tax * 100), 3);
  if (rule === 'none') return { rule, third, amount: 0 };
  return { rule, third, amount: rule === 'whole' ? tax : Math.max(undisputed, third) };
}

/** Adds months to a date, clamped to the last day of the month: six months from 28 February end on 28 August. */
function sameDate(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
}

function stepDay({ days, months }: DisputeStep, start: IsoDay): IsoDay | undefined {
  if (months !== undefined) return sameDate(start, months);
  return days === undefined ? undefined : addDays(start, days);
}

/** Checks whether a step is complete in the dispute's current state. */
function isBehind({ counts, id }: DisputeStep, input: ObjectionInput, deposit: number): boolean {
  if (deposit === 0 && (id === 'waiver' || id === 'deposit')) return true;
  if (counts === 'service' || counts === 'objection') return input.admitted !== undefined;
  if (counts === 'request' || counts === 'proposal' || counts === 'admission') return input.decided !== undefined;
  return (counts === 'determination' || counts === 'leave') && input.board !== undefined;
}

/**
 * Plans the remaining steps, in order. If TRA has not decided within six months of admission, the assessment counts as
 * confirmed, and the time limit for an appeal starts then, even if a decision follows later. Before an objection is lodged,
 * later dates are the latest possible: it is admitted on its last day and never answered.
 */
export function objectionPlan(input: ObjectionInput, rules: ObjectionRules): PlannedStep[] {
  const { amount } = depositOf(input, rules);
  const timed = (id: string, start: IsoDay): IsoDay => {
    const step = rules.steps.find((each) => each.id === id);
    return (step && stepDay(step, start)) ?? start;
  };
  const objection = timed('objection', input.served);
  const confirmed = timed('decision', input.admitted ?? objection);
  const { decided } = input;
  const starts: Readonly<Partial<Record<DisputeStep['counts'], IsoDay>>> = {
    service: input.served,
    objection,
    admission: input.admitted ?? objection,
    determination: decided !== undefined && decided < confirmed ? decided : confirmed,
    ...(input.board !== undefined && { board: input.board }),
  };
  return rules.steps
    .filter((step) => !isBehind(step, input, amount))
    .map((step) => {
      const start = starts[step.counts];
      const day = start && stepDay(step, start);
      const isLater = step.counts === 'admission' || step.counts === 'determination';
      return { ...step, ...(day && { day }), isExpected: isLater && input.admitted === undefined };
    });
}

/** Checks whether TRA's decision came only after the assessment counted as confirmed. */
export function isDecidedLate(input: ObjectionInput, rules: ObjectionRules): boolean {
  const { admitted, decided } = input;
  const months = rules.steps.find(({ id }) => id === 'decision')?.months;
  return (
    admitted !== undefined && decided !== undefined && months !== undefined && decided > sameDate(admitted, months)
  );
}

/** Form fields, in order; also the names of their URL parameters. */
export type ObjectionField = 'served' | 'kind' | 'tax' | 'undisputed' | 'admitted' | 'decided' | 'board';

const FIRST_DAY = '2021-07-01';

/** Parses the form. An unknown kind falls back to the first; a decision without tax needs no amount. */
export function readObjectionInput(
  texts: Record<ObjectionField, string>,
  { kinds }: ObjectionRules,
): FormReading<ObjectionField, ObjectionInput> {
  const form = formReader(texts);
  const kind = entryOf(kinds, texts.kind);
  const { served, admitted, decided, board } = texts;
  const isTax = kind.deposit !== 'none';
  const tax = isTax ? form.amount('tax', { code: 'objection-tax-missing' }) : 0;
  const undisputed = isTax ? form.amount('undisputed') : 0;
  if (undisputed > tax) form.refuse('undisputed', { code: 'objection-too-much' });

  // Each later date requires the one before it, and may not precede it.
  const checkDay = (
    field: 'served' | 'admitted' | 'decided' | 'board',
    isNeeded: boolean,
    from: IsoDay,
    early: Mistake,
  ) => {
    const { [field]: day } = texts;
    if (day === '' && !isNeeded) return;
    if (!isFormDay(day)) form.refuse(field, { code: 'objection-day-missing' });
    else if (isFormDay(from) && day < from) form.refuse(field, early);
  };
  checkDay('served', true, FIRST_DAY, { code: 'objection-too-early' });
  checkDay('admitted', decided !== '' || board !== '', served, { code: 'objection-before-service' });
  checkDay('decided', board !== '', admitted, { code: 'objection-before-admission' });
  checkDay('board', false, decided, { code: 'objection-before-decision' });
  return form.reading({
    served,
    kind: kind.id,
    tax,
    undisputed,
    admitted: admitted || undefined,
    decided: decided || undefined,
    board: board || undefined,
  });
}
