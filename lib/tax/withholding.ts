import type { HolidayRules } from '../calendar/workingDays.ts';
import type { Withholding, WithholdingKind, WithholdingSide } from '../content/schemas/tax/business.ts';
import { exactShare, sumExactly } from '../money/amount.ts';
import type { FormReading } from '../money/input.ts';
import { afterMonthEnd, type IsoDay, inForce } from './days.ts';
import { dayMistake, entryOf, formReader } from './formReader.ts';

type PayerId = Withholding['payers'][number]['id'];

type PayeeId = Withholding['payees'][number]['id'];

/** Returns the key of the tax on a kind of payment, for which a different law applies to non-residents. */
export const taxKey = (kind: string, payee: PayeeId): string => (payee === 'non-resident' ? `${kind}-abroad` : kind);

/** A figure and the date from which it applies. */
export type DatedFigure = { from: IsoDay; value: number };

/** Withholding rules (content/tax/withholding.json) with their dated figures. */
export type WithholdingRules = Withholding & {
  /** Values of the referenced rates by id, oldest first. */
  figures: Readonly<Record<string, readonly DatedFigure[]>>;
  /** Days of the following month by which the tax is due, and days after the month for the certificate. */
  dueDays: readonly DatedFigure[];
  certificateDays: readonly DatedFigure[];
  holidays: HolidayRules;
};

export type WithholdingInput = {
  payer: PayerId;
  payee: PayeeId;
  kind: string;
  /** Amount in shillings before or after tax, depending on `basis`. */
  amount: number;
  basis: 'gross' | 'net';
  day: IsoDay;
  /** Id of a non-resident's treaty state, or an empty string. */
  state: string;
  /** Minimum percentage of the paying company that the payee holds. */
  holding: number;
};

/**
 * withheld: by the payer. instalment: paid by the payee. unconfirmed: not read in the law. private, payer: not required of
 * this payer. nothing: not required for this payee. early: before the oldest known rate.
 */
export type WithholdingStatus = 'withheld' | 'instalment' | 'unconfirmed' | 'private' | 'payer' | 'nothing' | 'early';

/** Withholding on a payment, in shillings, exact to the cent. */
export type WithholdingResult = {
  status: WithholdingStatus;
  /** Kind whose rule applies: that of the input, or one that replaces it. */
  kind: WithholdingKind | undefined;
  /** Percentage charged, and the domestic rate with its start date. */
  rate: number;
  domestic: DatedFigure | undefined;
  /** Treaty rate, if the treaty covers this payment; it applies if it is lower. */
  treatyRate: number | undefined;
  /** Null if the law on final payments was not read for this kind. */
  isFinal: boolean | null;
  gross: number;
  /** Taxable part of the payment. */
  base: number;
  tax: number;
  net: number;
  /** Due date of the tax; undefined if nothing is withheld. */
  due: IsoDay | undefined;
  certificateBy: IsoDay | undefined;
};

function treatyRateOf({ treaties }: WithholdingRules, kind: WithholdingKind, input: WithholdingInput) {
  const treaty = treaties.find(({ id }) => input.payee === 'non-resident' && id === input.state);
  if (!treaty || !kind.treaty) return undefined;
  if (kind.treaty !== 'dividend') return treaty[kind.treaty];
  const reached = treaty.dividend.filter(({ leastHolding = 0 }) => input.holding >= leastHolding);
  return reached.toSorted((one, other) => (other.leastHolding ?? 0) - (one.leastHolding ?? 0))[0]?.rate;
}

/** Returns the kind whose rule applies to a payment: a different one for some non-residents, or before the rule began. */
function ruleOf(rules: WithholdingRules, input: WithholdingInput): WithholdingKind | undefined {
  const kind = rules.kinds.find(({ id }) => id === input.kind);
  const isElsewhere = input.payee === 'non-resident' && !kind?.nonResident;
  const isEarlier = kind && sideOf(kind, input.payee) && !domesticRate(kind, input, rules);
  const followed = isElsewhere ? kind?.abroad : isEarlier ? kind.earlier : undefined;
  return followed === undefined ? kind : ruleOf(rules, { ...input, kind: followed });
}

const IS_FINAL: Readonly<Record<WithholdingSide['final'], (payee: PayeeId) => boolean | null>> = {
  yes: () => true,
  no: () => false,
  private: (payee) => payee === 'person',
  individuals: (payee) => payee === 'person' || payee === 'trader',
  unknown: () => null,
};

function sideOf(kind: WithholdingKind | undefined, payee: PayeeId): WithholdingSide | undefined {
  return payee === 'non-resident' ? kind?.nonResident : kind?.resident;
}

/** Returns the domestic rate for a payee on a date; undefined before the oldest known rate. */
function domesticRate(kind: WithholdingKind, input: WithholdingInput, { figures }: WithholdingRules) {
  const side = sideOf(kind, input.payee);
  if (!side || input.day < (kind.from ?? '')) return undefined;
  const { rate, holding } = side;
  const isHolder = input.payee === 'company' && holding && input.holding >= holding.least;
  return inForce(figures[isHolder ? holding.rate : rate] ?? [], input.day);
}

function statusOf(kind: WithholdingKind | undefined, input: WithholdingInput, rules: WithholdingRules) {
  if (!kind || kind.isUnconfirmed) return 'unconfirmed';
  if (!sideOf(kind, input.payee)) return 'nothing';
  if (kind.payers && !kind.payers.includes(input.payer)) return input.payer === 'person' ? 'private' : 'payer';
  if (!domesticRate(kind, input, rules)) return 'early';
  return kind.isInstalment ? 'instalment' : 'withheld';
}

/** Returns the due dates of a month's tax and its certificate. */
function datesOf(day: IsoDay, { dueDays, certificateDays }: WithholdingRules) {
  const after = (days: number) => afterMonthEnd(day, days);
  const [due, certificate] = [inForce(dueDays, day), inForce(certificateDays, day) ?? certificateDays[0]];
  return { due: due && after(due.value), certificateBy: certificate && after(certificate.value) };
}

const NO_DATES = { due: undefined, certificateBy: undefined };

/** Calculates the tax withheld from a payment, and its due date. */
export function withholding(input: WithholdingInput, rules: WithholdingRules): WithholdingResult {
  const kind = ruleOf(rules, input);
  const status = statusOf(kind, input, rules);
  const side = sideOf(kind, input.payee);
  const isTaxed = status === 'withheld' || status === 'instalment';
  const domestic = kind && isTaxed ? domesticRate(kind, input, rules) : undefined;
  const treatyRate = kind && domestic ? treatyRateOf(rules, kind, input) : undefined;
  const rate = Math.min(domestic?.value ?? 0, treatyRate ?? 100);
  const { part, of } = side?.share ?? { part: 1, of: 1 };
  const gross =
    input.basis === 'net' ? exactShare(input.amount, 100 * of, 100 * of - rate * part) : sumExactly(input.amount);
  const tax = exactShare(gross, rate * part, 100 * of);
  return {
    status,
    kind,
    rate,
    domestic,
    treatyRate,
    isFinal: side ? IS_FINAL[side.final](input.payee) : null,
    gross,
    base: exactShare(gross, part, of),
    tax,
    net: sumExactly(gross, -tax),
    ...(status === 'withheld' && tax > 0 ? datesOf(input.day, rules) : NO_DATES),
  };
}

/** Form fields, in order; also the names of their URL parameters. */
export type WithholdingField = 'payee' | 'kind' | 'payer' | 'state' | 'holding' | 'amount' | 'basis' | 'day';

/** Checks whether the payee's holding in the paying company can change the rate. */
export const isHoldingAsked = (kind: WithholdingKind | undefined, payee: string): boolean =>
  payee === 'non-resident' ? kind?.treaty === 'dividend' : payee === 'company' && Boolean(kind?.resident?.holding);

/** Parses the withholding form. An unknown choice falls back to the first; an empty date defaults to today. */
export function readWithholdingInput(
  texts: Record<WithholdingField, string>,
  rules: WithholdingRules,
  today: IsoDay,
): FormReading<WithholdingField, WithholdingInput> {
  const form = formReader(texts);
  const kind = entryOf(rules.kinds, texts.kind);
  const payee = entryOf(rules.payees, texts.payee).id;
  const amount = form.amount('amount', { code: 'payment-missing' });
  const day = texts.day || today;
  if (amount === 0) form.refuse('amount', { code: 'payment-zero' });
  form.refuse('day', dayMistake(day));
  return form.reading({
    kind: kind.id,
    payer: entryOf(rules.payers, texts.payer).id,
    payee,
    amount,
    basis: texts.basis === 'net' ? 'net' : 'gross',
    day,
    state: payee === 'non-resident' ? texts.state : '',
    holding: isHoldingAsked(kind, payee) ? Number(texts.holding) || 0 : 0,
  });
}
