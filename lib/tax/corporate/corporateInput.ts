import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import { isRealDay } from '../days.ts';
import type { CorporateInput, CorporateRules } from './corporateTax.ts';

/** Fields of the corporate tax form in order; also the parameters of the query. */
export type CorporateField = 'kind' | 'income' | 'brought' | 'four' | 'turnover' | 'losses' | 'sector' | 'end' | 'paid';

const INCOME_MISSING = 'Please enter the chargeable income, or the loss as a negative amount.';
const TURNOVER_MISSING = 'Please enter the turnover for the year, or 0.';
const LOSSES_UNREADABLE = 'Please enter a whole number of years, or 0.';
const LOSSES_TOO_FEW = 'A loss counts as a loss year: please enter 1 or more.';
const YEAR_END_MISSING = 'Please enter the last day of the accounting year.';
const YEAR_END_TOO_EARLY = 'Please enter a year end from 1 July 2012 on: we have rates from July 2012.';
const KIND_TOO_EARLY = 'This rate exists since 1 July 2018: please choose another kind, or a later year end.';

/** The answer that each of the four years before left unrelieved losses. */
export const FOUR_YEARS = 'yes';

const MAX_LOSS_YEARS = 99;
const LAST_YEAR_END = '2099-12-31';

function yearEndError(day: string, kind: string, rules: CorporateRules): string | undefined {
  if (!isRealDay(day) || day > LAST_YEAR_END) return YEAR_END_MISSING;
  if (day < (rules.minimumTax[0]?.from ?? '')) return YEAR_END_TOO_EARLY;
  const from = rules.kinds.find(({ id }) => id === kind)?.from ?? '';
  return day < from ? KIND_TOO_EARLY : undefined;
}

function lossesError(lossYears: number, income: number | undefined): string | undefined {
  if (!Number.isInteger(lossYears) || lossYears < 0 || lossYears > MAX_LOSS_YEARS) return LOSSES_UNREADABLE;
  return lossYears === 0 && income !== undefined && income < 0 ? LOSSES_TOO_FEW : undefined;
}

/** Parses the corporate tax form. Empty losses and tax paid count as 0, an unknown kind of company as the first. */
export function readCorporateInput(
  texts: Record<CorporateField, string>,
  rules: CorporateRules,
): FormReading<CorporateField, CorporateInput> {
  const income = readAmount(texts.income, { whenEmpty: INCOME_MISSING, isNegativeAllowed: true });
  const read = amountsOf({
    income,
    brought: readOptionalAmount(texts.brought),
    turnover: readAmount(texts.turnover, { whenEmpty: TURNOVER_MISSING }),
    paid: readOptionalAmount(texts.paid),
  });
  const kind = rules.kinds.some(({ id }) => id === texts.kind) ? texts.kind : (rules.kinds[0]?.id ?? '');
  const lossYears = texts.losses.trim() === '' ? 0 : Number(texts.losses);
  const losses = lossesError(lossYears, income.error === undefined ? income.amount : undefined);
  const end = yearEndError(texts.end, kind, rules);
  const errors = { ...read.errors, losses, end };
  if (!read.amounts || losses || end) return { errors };
  const { amounts } = read;
  return {
    errors,
    input: {
      kind,
      chargeableIncome: amounts.income,
      broughtLosses: amounts.brought,
      isFourYears: texts.four === FOUR_YEARS,
      turnover: amounts.turnover,
      lossYears,
      sector: texts.sector,
      yearEnd: texts.end,
      taxAlreadyPaid: amounts.paid,
    },
  };
}
