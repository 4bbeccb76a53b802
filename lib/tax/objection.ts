import type { HolidayRules } from '../calendar/holidays.ts';
import type { Dispute } from '../content/schemas/dispute.ts';
import { addDays, dayOfMonth, type IsoDay } from './days.ts';
import type { EvidenceMark } from './evidence.ts';

/** A step of a dispute: what is to be done, from which day its time counts, and what follows where it is missed. */
export type DisputeStep = Pick<Dispute['steps'][number], 'id' | 'label' | 'act' | 'missed' | 'counts' | 'law'> & {
  /** Days from the start, below 0 where they lie before it; else months. Both absent where the law here names neither. */
  days?: number;
  months?: number;
  mark?: EvidenceMark;
};

/** What a plan follows from; plain data, sent to the browser. */
export type ObjectionRules = {
  kinds: Dispute['kinds'];
  steps: readonly DisputeStep[];
  holidays: HolidayRules;
};

/** An assessment or another decision of TRA, and how far the dispute about it has come. */
export type ObjectionInput = {
  served: IsoDay;
  kind: string;
  /** Shillings assessed, and of them not disputed. */
  tax: number;
  undisputed: number;
  /** Day of admission of an objection that is lodged. */
  admitted?: IsoDay | undefined;
  /** Day on which TRA's final determination was served. */
  decided?: IsoDay | undefined;
  /** Day of the Board's decision. */
  board?: IsoDay | undefined;
};

/** What is to be paid with an objection, in shillings; `third` is one third of the tax, up to the next whole shilling. */
export type Deposit = { rule: 'third' | 'whole' | 'none'; third: number; amount: number };

/** A step with its day, where it has one. */
export type PlannedStep = DisputeStep & {
  day?: IsoDay;
  /** The day is the latest that can be, since the objection is not lodged yet. */
  isExpected: boolean;
};

const upToShilling = (cents: number, parts: number): number => {
  const whole = cents - (cents % (parts * 100));
  return whole / (parts * 100) + (whole === cents ? 0 : 1);
};

/** The deposit of an objection: never below one third of the tax, not by a cent. */
export function depositOf({ kind, tax, undisputed }: ObjectionInput, { kinds }: ObjectionRules): Deposit {
  const rule = kinds.find(({ id }) => id === kind)?.deposit ?? 'third';
  const third = upToShilling(Math.round(tax * 100), 3);
  if (rule === 'none') return { rule, third, amount: 0 };
  return { rule, third, amount: rule === 'whole' ? tax : Math.max(undisputed, third) };
}

/** The same date some months later, or the last day of a month that has none: six months from 28 February end on 28 August. */
function sameDate(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return dayOfMonth(year, month + months, date);
}

function dayOf({ days, months }: DisputeStep, start: IsoDay): IsoDay | undefined {
  if (months !== undefined) return sameDate(start, months);
  return days === undefined ? undefined : addDays(start, days);
}

/** Steps that are behind a dispute that has come so far. */
function isBehind({ counts, id }: DisputeStep, input: ObjectionInput, deposit: number): boolean {
  if (deposit === 0 && (id === 'waiver' || id === 'deposit')) return true;
  if (counts === 'service' || counts === 'objection') return input.admitted !== undefined;
  if (counts === 'request' || counts === 'proposal' || counts === 'admission') return input.decided !== undefined;
  return (counts === 'determination' || counts === 'leave') && input.board !== undefined;
}

/**
 * The steps that are ahead, in their order. Where TRA has not decided within six months of admission the assessment counts
 * as confirmed, and the days of the appeal run from then, even where a decision comes later. Of an objection that is not
 * lodged the later days are the latest that can be: admitted on its last day, and never answered.
 */
export function objectionPlan(input: ObjectionInput, rules: ObjectionRules): PlannedStep[] {
  const { amount } = depositOf(input, rules);
  const timed = (id: string, start: IsoDay): IsoDay => {
    const step = rules.steps.find((each) => each.id === id);
    return (step && dayOf(step, start)) ?? start;
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
      const day = start && dayOf(step, start);
      const isLater = step.counts === 'admission' || step.counts === 'determination';
      return { ...step, ...(day && { day }), isExpected: isLater && input.admitted === undefined };
    });
}

/** True where TRA decided only after the assessment had counted as confirmed. */
export function isDecidedLate(input: ObjectionInput, rules: ObjectionRules): boolean {
  const { admitted, decided } = input;
  const months = rules.steps.find(({ id }) => id === 'decision')?.months;
  return (
    admitted !== undefined && decided !== undefined && months !== undefined && decided > sameDate(admitted, months)
  );
}
