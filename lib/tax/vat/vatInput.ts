import type { FormReading } from '../../money/formReading.ts';
import { readAmount } from '../../money/input.ts';
import type { Mistake } from '../../money/mistake.ts';
import { dayError } from '../dayInput.ts';
import type { IsoDay } from '../days.ts';
import type { VatInput, VatRules, Withheld } from './vat.ts';
import type { RegistrationInput } from './vatRegistration.ts';

/** Fields of the VAT form in order; also the parameters of the query. */
export type VatField = 'task' | 'amount' | 'basis' | 'rate' | 'withheld' | 'day' | 'first' | 'months' | 'who';

type Texts = Record<VatField, string>;

/** The question: VAT of a sale, or whether to register. */
export type VatQuestion = { task: 'sale'; input: VatInput } | { task: 'register'; input: RegistrationInput };

/** Context for parsing typed texts. */
export type VatReading = { rules: VatRules; today: IsoDay };

type Reading = FormReading<VatField, VatQuestion>;

/** Maximum number of months. */
const MOST_MONTHS = 60;

const MONTH_NAMES = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_FIRST = /^((?:19|20)\d{2})[-/. ](\d{1,2})$/;
const MONTH_FIRST = /^(\d{1,2}|[a-z]{3,9})[-/. ]+((?:19|20)\d{2})$/;

/** Parses a month written 2025-01, 01/2025 or January 2025 to its first day; null for other texts. */
export function parseMonth(text: string): IsoDay | null {
  const plain = text.trim().toLowerCase();
  const [, yearFirst, numberAfter] = YEAR_FIRST.exec(plain) ?? [];
  const [, monthFirst = '', yearAfter] = MONTH_FIRST.exec(plain) ?? [];
  const number = Number(numberAfter ?? monthFirst) || MONTH_NAMES.indexOf(monthFirst.slice(0, 3)) + 1;
  if (number < 1 || number > 12) return null;
  return `${yearFirst ?? yearAfter}-${String(number).padStart(2, '0')}-01`;
}

/** Parses turnovers, one a line or cell; an error names the first unreadable one. */
export function parseTurnovers(text: string): { turnovers: number[]; error?: Mistake } {
  const cells = text.trim().split(/\r?\n|\t|;/);
  if (cells.length === 1 && cells[0] === '') return { turnovers: [], error: { code: 'vat-months-missing' } };
  if (cells.length > MOST_MONTHS) return { turnovers: [], error: { code: 'vat-too-many-months', most: MOST_MONTHS } };
  const read = cells.map((cell) => readAmount(cell, { whenEmpty: { code: 'vat-month-empty' } }));
  for (const [index, { error }] of read.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (error) return { turnovers: [], error: { code: 'vat-month', month: index + 1, text, mistake: error } };
  }
  return { turnovers: read.flatMap((result) => (result.error === undefined ? [result.amount] : [])) };
}

const WITHHELD: readonly Withheld[] = ['goods', 'services'];

const isBefore = (day: IsoDay, [first]: VatRules['standard']) => day < (first?.from ?? '');

function readSale(texts: Texts, { rules, today }: VatReading): Reading {
  const amount = readAmount(texts.amount, { whenEmpty: { code: 'vat-sale-missing' } });
  const day = texts.day || today;
  const withheld = WITHHELD.find((value) => value === texts.withheld) ?? '';
  const isElectronic = texts.rate === 'electronic';
  const dated = dayError(day);
  const errors: Reading['errors'] = {
    amount: amount.error,
    day: dated,
    rate: isElectronic && isBefore(day, rules.electronic) ? { code: 'vat-rate-not-yet' } : undefined,
    withheld: withheld && isBefore(day, rules.withheldGoods) ? { code: 'vat-withheld-not-yet' } : undefined,
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

function readRegistration(texts: Texts, { rules }: VatReading): Reading {
  const first = parseMonth(texts.first);
  const { turnovers, error } = parseTurnovers(texts.months);
  const firstError: Mistake | undefined =
    first === null
      ? { code: 'vat-first-month-missing' }
      : isBefore(first, rules.threshold)
        ? { code: 'vat-first-month-early' }
        : undefined;
  const errors = { first: firstError, months: error };
  if (first === null || firstError || error) return { errors };
  return { errors, input: { task: 'register', input: { who: texts.who, first, turnovers } } };
}

/** Parses the VAT form. An empty day counts as today. */
export const readVatInput = (texts: Texts, reading: VatReading): Reading =>
  texts.task === 'register' ? readRegistration(texts, reading) : readSale(texts, reading);
