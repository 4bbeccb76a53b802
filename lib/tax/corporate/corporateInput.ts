import { amountsOf, type FormReading, readOptionalAmount } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import { isRealDay } from '../days.ts';
import type { CorporateInput, CorporateRules } from './corporateTax.ts';

/** Fields of the corporate tax form in order; also the parameters of the query. */
export type CorporateField = 'kind' | 'income' | 'brought' | 'four' | 'turnover' | 'losses' | 'sector' | 'end' | 'paid';

/** The answer that each of the four years before left unrelieved losses. */
export const FOUR_YEARS = 'yes';

const MAX_LOSS_YEARS = 99;
const LAST_YEAR_END = '2099-12-31';

function yearEndError(day: string, kind: string, rules: CorporateRules): Mistake | undefined {
  if (!isRealDay(day) || day > LAST_YEAR_END) return { code: 'year-end-missing' };
  if (day < (rules.minimumTax[0]?.from ?? '')) return { code: 'year-end-early' };
  const from = rules.kinds.find(({ id }) => id === kind)?.from ?? '';
  return day < from ? { code: 'kind-early' } : undefined;
}

function lossesError(lossYears: number, income: number | undefined): Mistake | undefined {
  if (!Number.isInteger(lossYears) || lossYears < 0 || lossYears > MAX_LOSS_YEARS) return { code: 'losses-unreadable' };
  return lossYears === 0 && income !== undefined && income < 0 ? { code: 'losses-too-few' } : undefined;
}

/** Parses the corporate tax form. Empty losses and tax paid count as 0, an unknown kind of company as the first. */
export function readCorporateInput(
  texts: Record<CorporateField, string>,
  rules: CorporateRules,
): FormReading<CorporateField, CorporateInput> {
  const income = readAmount(texts.income, { whenEmpty: { code: 'income-missing' }, isNegativeAllowed: true });
  const read = amountsOf({
    income,
    brought: readOptionalAmount(texts.brought),
    turnover: readAmount(texts.turnover, { whenEmpty: { code: 'year-turnover-missing' } }),
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
