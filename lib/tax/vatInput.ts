import { formatLongDate } from '../dates/formatLongDate.ts';
import { readAmount } from '../money/input.ts';
import { dayError } from './dayInput.ts';
import type { IsoDay } from './days.ts';
import type { VatInput, VatRules, Withheld } from './vat.ts';
import type { RegistrationInput } from './vatRegistration.ts';

/** Fields of the VAT form in their order; also the parameters of the query. */
export type VatField = 'task' | 'amount' | 'basis' | 'rate' | 'withheld' | 'day' | 'first' | 'months' | 'who';

/** What a visitor has typed or chosen. */
export type VatTexts = Record<VatField, string>;

/** What was asked: VAT of a sale, or whether to register. */
export type VatQuestion = { task: 'sale'; input: VatInput } | { task: 'register'; input: RegistrationInput };

export type VatParseResult = { input?: VatQuestion; errors: Partial<Record<VatField, string>> };

export const SALE_MISSING = 'Please enter the amount of the sale, for example 1,180,000.';
export const FIRST_MONTH_MISSING = 'Please enter the first month as year and month, for example 2025-01.';
export const MONTHS_MISSING = 'Please enter the turnover of each month, one below the other.';

/** Most months that are compared at once. */
export const MOST_MONTHS = 60;

export const TOO_MANY_MONTHS = `Please enter at most ${MOST_MONTHS} months.`;

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^(20\d{2})[-/. ](\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[-/. ]+(20\d{2})$/;

/** The first day of a month written 2025-01, 01/2025 or January 2025; null for another text. */
export function parseMonth(text: string): IsoDay | null {
  const plain = text.trim().toLowerCase();
  const [, yearFirst, numberAfter] = YEAR_FIRST.exec(plain) ?? [];
  const [, monthFirst = '', yearAfter] = MONTH_FIRST.exec(plain) ?? [];
  const number = Number(numberAfter ?? monthFirst) || MONTH_NAMES.indexOf(monthFirst.slice(0, 3)) + 1;
  if (number < 1 || number > 12) return null;
  return `${yearFirst ?? yearAfter}-${String(number).padStart(2, '0')}-01`;
}

/** The turnovers of a text with one a line or a cell, or a message about the first that cannot be read. */
export function parseTurnovers(text: string): { turnovers: number[]; error?: string } {
  const cells = text.trim().split(/\r?\n|\t|;/);
  if (cells.length === 1 && cells[0] === '') return { turnovers: [], error: MONTHS_MISSING };
  if (cells.length > MOST_MONTHS) return { turnovers: [], error: TOO_MANY_MONTHS };
  const read = cells.map((cell) => readAmount(cell, { whenEmpty: 'It is empty: write 0 for a month without sales.' }));
  const wrong = read.findIndex(({ error }) => error !== undefined);
  if (wrong >= 0)
    return { turnovers: [], error: `Month ${wrong + 1}, “${cells[wrong]?.trim()}”: ${read[wrong]?.error}` };
  return { turnovers: read.flatMap((result) => (result.error === undefined ? [result.amount] : [])) };
}

const WITHHELD: readonly Withheld[] = ['goods', 'services'];

/** A message where a rate had not begun on a day. */
function earlyError(figures: VatRules['standard'], day: IsoDay, what: string): string | undefined {
  const [first] = figures;
  if (!first || day >= first.from) return undefined;
  return `${what} on ${formatLongDate(first.from)}: please choose another answer, or a later day.`;
}

function readSale(texts: VatTexts, rules: VatRules, today: IsoDay): VatParseResult {
  const amount = readAmount(texts.amount, { whenEmpty: SALE_MISSING });
  const day = texts.day || today;
  const withheld = WITHHELD.find((value) => value === texts.withheld) ?? '';
  const isElectronic = texts.rate === 'electronic';
  const dated = dayError(day);
  const errors: VatParseResult['errors'] = {
    amount: amount.error,
    day: dated,
    rate: !dated && isElectronic ? earlyError(rules.electronic, day, 'The lower rate began') : undefined,
    withheld:
      !dated && withheld
        ? earlyError(rules.withheldGoods, day, 'Buyers withhold VAT since a rule that began')
        : undefined,
  };
  if (amount.error !== undefined || dated || errors.rate || errors.withheld) return { errors };
  const input: VatInput = {
    amount: amount.amount,
    isIncluded: texts.basis !== 'excluded',
    isElectronic,
    withheld,
    day,
  };
  return { errors, input: { task: 'sale', input } };
}

function readRegistration(texts: VatTexts, rules: VatRules): VatParseResult {
  const first = parseMonth(texts.first);
  const { turnovers, error } = parseTurnovers(texts.months);
  const oldest = rules.threshold[0]?.from ?? '';
  const firstError =
    first === null
      ? FIRST_MONTH_MISSING
      : first < oldest
        ? `Please begin with ${formatLongDate(oldest)} or later; earlier thresholds are not held here.`
        : undefined;
  const errors = { first: firstError, months: error };
  if (first === null || firstError || error) return { errors };
  return { errors, input: { task: 'register', input: { who: texts.who, first, turnovers } } };
}

/** Parses the VAT form. An empty day counts as today. */
export const readVatInput = (texts: VatTexts, rules: VatRules, today: IsoDay): VatParseResult =>
  texts.task === 'register' ? readRegistration(texts, rules) : readSale(texts, rules, today);
