import type { IsoDay } from '../tax/days.ts';

/** Errors without parameters. */
type PlainCode =
  | 'basic-missing'
  | 'counted-as-zero'
  | 'day-early'
  | 'day-wrong'
  | 'fee-without-fund'
  | 'fee-without-loan'
  | 'income-missing'
  | 'joined-late'
  | 'kind-early'
  | 'left-before-joining'
  | 'left-early'
  | 'losses-too-few'
  | 'losses-unreadable'
  | 'name-missing'
  | 'negative'
  | 'net-not-positive'
  | 'net-without-gross'
  | 'no-director-rate'
  | 'no-psssf'
  | 'not-a-day'
  | 'objection-before-admission'
  | 'objection-before-decision'
  | 'objection-before-service'
  | 'objection-day-missing'
  | 'objection-tax-missing'
  | 'objection-too-early'
  | 'objection-too-much'
  | 'payment-missing'
  | 'payment-zero'
  | 'penalty-day-after-done'
  | 'penalty-day-missing'
  | 'penalty-day-not-after-due'
  | 'penalty-paid-too-much'
  | 'penalty-rate-missing'
  | 'penalty-rate-unordered'
  | 'penalty-rate-unreadable'
  | 'penalty-sum-missing'
  | 'penalty-tax-missing'
  | 'profit-above-turnover'
  | 'salary-missing'
  | 'slip-above-gross'
  | 'slip-gross-missing'
  | 'slip-net-missing'
  | 'slip-too-large'
  | 'tin-unreadable'
  | 'turnover-missing'
  | 'turnover-zero'
  | 'unclear-separators'
  | 'unknown-choice'
  | 'unknown-fund'
  | 'unknown-heslb'
  | 'unknown-status'
  | 'unknown-year'
  | 'unreadable'
  | 'vat-first-month-early'
  | 'vat-first-month-missing'
  | 'vat-month-empty'
  | 'vat-months-missing'
  | 'vat-rate-not-yet'
  | 'vat-sale-missing'
  | 'vat-withheld-not-yet'
  | 'year-end-early'
  | 'year-end-missing'
  | 'year-turnover-missing';

/**
 * Why a field's text is rejected, or how it was interpreted: a code and the values for its message
 * (components/calculators/form/messages.ts).
 */
export type Mistake =
  | { code: PlainCode }
  | { code: 'too-large'; most: number }
  | { code: 'hours-out-of-range'; most: number }
  | { code: 'percent-out-of-range'; most: number }
  | { code: 'percent-as-fraction'; percent: number }
  | { code: 'dues-too-low'; least: number }
  | { code: 'tin-too-early'; from: IsoDay }
  | { code: 'tin-too-late'; year: number }
  | { code: 'penalty-due-too-early'; from: IsoDay }
  | { code: 'penalty-too-long'; years: number }
  | { code: 'vat-too-many-months'; most: number }
  | { code: 'vat-month'; month: number; text: string; mistake: Mistake }
  | { code: 'two-days'; day: IsoDay; other: IsoDay }
  | { code: 'staff-unreadable'; listed: number };
