import { exactShare, roundToCents } from '../money/amount.ts';
import { parseNumber, readAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { countDays, type IsoDay, isRealDay, lastDayOfMonth } from '../tax/days.ts';
import type { Employee, Fund, HeslbBase, Status } from './payslip.ts';
import type { PayrollRates } from './rates.ts';
import type { ColumnId, RowTexts } from './sheet.ts';

/**
 * Parses a date: 2026-11-15, 15/11/2026, 15.11.2026 or 15-11-2026. Ambiguous dates such as 11/5/2026 are rejected, because
 * Excel with US settings writes the month first.
 */
export function readDay(text: string): { day: IsoDay; mistake?: undefined } | { day?: undefined; mistake: Mistake } {
  const [, one = '', two = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const written = (month: string, date: string) => `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const day = year ? written(two, one) : text;
  if (!isRealDay(day)) return { mistake: { code: 'not-a-day' } };
  const other = written(one, two);
  return year && other !== day && isRealDay(other) ? { mistake: { code: 'two-days', day, other } } : { day };
}

/** Errors of a row, by column. */
export type RowErrors = Partial<Record<ColumnId, Mistake>>;

/** An employee, or the errors of the row. */
type ReadEmployee = { employee: Employee; errors?: undefined } | { employee?: undefined; errors: RowErrors };

/** How the accounting format of spreadsheets displays 0. */
const ACCOUNTING_ZERO = /^(?:tzs\s*)?[-–—]$/i;

/** Removes spaces and hyphens from a word. Text made up only of these is returned unchanged, so that no word is empty. */
function wordOf(text: string): string {
  if (ACCOUNTING_ZERO.test(text)) return '-';
  const word = text.normalize('NFKC').toLowerCase();
  return word.replace(/[^\p{L}\p{N}\p{S}]/gu, '') || word;
}

const STATUS_WORDS: Readonly<Record<string, Status>> = {
  resident: 'resident',
  nonresident: 'non-resident',
  secondjob: 'second-job',
  second: 'second-job',
  secondemployment: 'second-job',
  director: 'director',
  parttimedirector: 'director',
};

const FUND_WORDS: Readonly<Record<string, Fund>> = {
  nssf: 'nssf',
  psssf: 'psssf',
  psssfbasic: 'psssf-basic',
  psssfofbasicpay: 'psssf-basic',
  none: 'none',
  no: 'none',
  '-': 'none',
};

const NO_WORDS = ['no', 'n', 'hapana', 'false', '0', '-', '✗', '✘', '❌', '☐'];
const YES_WORDS = ['yes', 'y', 'ndiyo', 'true', '1', '✓', '✔', '✅', '☑'];

const HESLB_WORDS: Readonly<Record<string, HeslbBase>> = {
  gross: 'gross',
  basic: 'basic',
  ...Object.fromEntries(NO_WORDS.map((word) => [word, 'no' as const])),
  ...Object.fromEntries(YES_WORDS.map((word) => [word, 'gross' as const])),
};

/** Parses the fields of a row and collects errors. */
class RowReader {
  readonly errors: RowErrors = {};
  readonly texts: RowTexts;

  constructor(texts: RowTexts) {
    this.texts = texts;
  }

  text(id: ColumnId): string {
    return this.texts[id]?.trim() ?? '';
  }

  fail(id: ColumnId, mistake: Mistake): void {
    this.errors[id] ??= mistake;
  }

  /** Parses an amount. Empty counts as 0 unless `whenEmpty` is given. */
  amount(id: ColumnId, whenEmpty?: Mistake): number {
    if (this.text(id) === '' && whenEmpty === undefined) return 0;
    if (ACCOUNTING_ZERO.test(this.text(id))) return 0;
    const read = readAmount(this.text(id), { whenEmpty: whenEmpty ?? { code: 'unreadable' } });
    if (read.error === undefined) return read.amount;
    this.fail(id, read.error);
    return 0;
  }

  /** Parses a percentage. Values below `least` are rejected, because spreadsheets store 10% as 0.1. */
  percent(id: ColumnId, least: number, most: number, whenEmpty: number): number {
    const text = this.text(id).replace(/%$/, '');
    if (text === '') return whenEmpty;
    const value = parseNumber(text) ?? -1;
    if (value < 0 || value > most) this.fail(id, { code: 'percent-out-of-range', most });
    else if (value > 0 && value < least)
      this.fail(id, { code: 'percent-as-fraction', percent: roundToCents(value * 100) });
    return value;
  }

  /** Parses a date. An invalid one is reported and treated as empty. */
  day(id: ColumnId, whenEmpty: IsoDay): IsoDay {
    const read = readDay(this.text(id) || whenEmpty);
    if (read.mistake) this.fail(id, read.mistake);
    return read.day ?? whenEmpty;
  }

  choice<Value>(id: ColumnId, words: Readonly<Record<string, Value>>, whenEmpty: Value, mistake: Mistake): Value {
    const text = this.text(id);
    const value = Object.entries(words).find(([word]) => word === wordOf(text))?.[1];
    if (text !== '' && value === undefined) this.fail(id, mistake);
    return value ?? whenEmpty;
  }
}

/** Minimum union dues. A lower value is probably a percentage as stored by a spreadsheet. */
const LEAST_DUES_TZS = 100;
const LEAST_DUES_PERCENT = 0.1;

/** Parses union dues: an amount, or a percentage of basic pay such as '2%'. */
function readUnion(reader: RowReader): Employee['union'] {
  if (reader.text('union').endsWith('%')) return { percent: reader.percent('union', LEAST_DUES_PERCENT, 100, 0) };
  const amount = reader.amount('union');
  if (amount > 0 && amount < LEAST_DUES_TZS) reader.fail('union', { code: 'dues-too-low', least: LEAST_DUES_TZS });
  return { amount };
}

/** Rejects choices that contradict each other or do not exist in the month. */
function checkChoices(reader: RowReader, { status, fund, heslb }: Employee, rates: PayrollRates): void {
  if (fund.startsWith('psssf') && !rates.psssf) reader.fail('fund', { code: 'no-psssf' });
  if (status !== 'director') return;
  if (!rates.director) reader.fail('status', { code: 'no-director-rate' });
  if (fund !== 'none') reader.fail('fund', { code: 'fee-without-fund' });
  if (heslb !== 'no') reader.fail('heslb', { code: 'fee-without-loan' });
}

/** Returns the number of calendar days employed in a month, from the dates of joining and leaving. */
function readDaysEmployed(reader: RowReader, month: IsoDay): number {
  const monthEnd = lastDayOfMonth(month);
  const [joined, left] = [reader.day('joined', month), reader.day('left', monthEnd)];
  if (joined > monthEnd) reader.fail('joined', { code: 'joined-late' });
  else if (left < month) reader.fail('left', { code: 'left-early' });
  else if (left < joined) reader.fail('left', { code: 'left-before-joining' });
  return countDays(joined > month ? joined : month, left < monthEnd ? left : monthEnd);
}

/** Parses basic pay and allowances, prorated to the cent by calendar days in the month of joining or leaving. */
function readMonthly(reader: RowReader, month: IsoDay): Pick<Employee, 'basic' | 'allowances'> {
  const [worked, days] = [readDaysEmployed(reader, month), countDays(month, lastDayOfMonth(month))];
  const paid = (monthly: number) => (worked === days ? monthly : exactShare(monthly, worked, days));
  return {
    basic: paid(reader.amount('basic', { code: 'basic-missing' })),
    allowances: paid(reader.amount('allowances')),
  };
}

/** Parses a row for a month, given by its first day. Empty amounts default to 0, an empty fund to NSSF (none for directors). */
export function readEmployee(texts: RowTexts, rates: PayrollRates, month: IsoDay): ReadEmployee {
  const reader = new RowReader(texts);
  const name = reader.text('name');
  // A name needs at least one letter.
  if (!/\p{L}/u.test(name)) reader.fail('name', { code: 'name-missing' });
  const status = reader.choice('status', STATUS_WORDS, 'resident', { code: 'unknown-status' });
  const employee: Employee = {
    number: reader.text('number'),
    name,
    status,
    ...readMonthly(reader, month),
    overtime: reader.amount('overtime'),
    bonus: reader.amount('bonus'),
    fund: reader.choice('fund', FUND_WORDS, status === 'director' ? 'none' : 'nssf', { code: 'unknown-fund' }),
    nssfShare: reader.percent('share', 1, rates.nssf.employeeMost, rates.nssf.employeeMost),
    heslb: reader.choice('heslb', HESLB_WORDS, 'no', { code: 'unknown-heslb' }),
    union: readUnion(reader),
    insurance: reader.amount('insurance'),
    otherDeductions: reader.amount('other'),
    benefits: reader.amount('benefits'),
    ...(reader.text('wcf') === '' ? {} : { wcfEarnings: reader.amount('wcf') }),
  };
  checkChoices(reader, employee, rates);
  return Object.keys(reader.errors).length > 0 ? { errors: reader.errors } : { employee };
}
