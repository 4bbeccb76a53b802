import { type ParseResult, parseNumber, readAmount } from '../money/input.ts';
import type { Mistake } from '../money/mistake.ts';
import { withoutInvisible, withPlainDigits } from '../text/typedText.ts';

/** Maximum overtime hours of one kind in a month. */
export const MAX_HOURS = 100;

/** Overtime hours; `note` if they count as 0 and the field is not 0. */
export type HoursResult = { hours: number; note?: Mistake; error?: undefined } | { error: Mistake };

/** Parses a gross or basic salary. */
export function readSalary(text: string): ParseResult {
  return readAmount(text, { whenEmpty: { code: 'salary-missing' } });
}

/** '1,5': a comma in so few hours is a decimal comma. */
const DECIMAL_COMMA = /^(\d{1,3}),(\d{1,2})$/;
/** '10 hrs', '1.5h', 'masaa 10': the word says nothing more. */
const HOUR_WORD = /^(?:masaa|saa)\s*(?=[\d.])|(?<=\d)\s*h(?:(?:ou)?rs?)?\.?$/gi;
/** '7:30', '7h30', '7 hrs 30 min'. */
const HOURS_AND_MINUTES = /^(\d{1,3})\s*(?::|h(?:(?:ou)?rs?)?)\s*([0-5]?\d)\s*(?:m|min|minutes|dakika)?$/i;
const MINUTES = /^(\d{1,4})\s*(?:m|min|minutes|dakika)$/i;
/** '1/2', '2 1/2', and with the one sign for it, which NFKC writes with a fraction slash. */
const FRACTION = /^(?:(\d{1,3})\s+)?(\d{1,2})\s*[/⁄]\s*([1-9]\d?)$/;
/** '2½': the sign begins another number. */
const FRACTION_SIGN = /(?=[¼½¾⅓⅔])/g;

/** Parses hours as people write them; null if unreadable. */
function parseHours(text: string): number | null {
  const typed = withPlainDigits(withoutInvisible(text.replace(FRACTION_SIGN, ' ').normalize('NFKC'))).trim();
  const plain = typed.replace(HOUR_WORD, '');
  const [, ones = '0', part, parts] = FRACTION.exec(plain) ?? [];
  if (part !== undefined) return Number(ones) + Number(part) / Number(parts);
  const [, minutes] = MINUTES.exec(plain) ?? [];
  if (minutes !== undefined) return Number(minutes) / 60;
  const [, whole, rest = '0'] = HOURS_AND_MINUTES.exec(plain) ?? [];
  if (whole !== undefined) return Number(whole) + Number(rest) / 60;
  return parseNumber(plain.replace(DECIMAL_COMMA, '$1.$2'));
}

/** Parses overtime hours: empty or unreadable counts as 0, with a note; out of range is an error. */
export function readHours(text: string): HoursResult {
  const hours = parseHours(text);
  if (hours === null) return { hours: 0, note: { code: 'counted-as-zero' } };
  return hours < 0 || hours > MAX_HOURS ? { error: { code: 'hours-out-of-range', most: MAX_HOURS } } : { hours };
}

/** Amounts beside a salary, in shillings; 0 if the field is empty. */
type SalaryExtras = Record<ExtraField, number>;

/** Fields of the amounts beside a salary: three monthly deductions, and a bonus before tax. */
export const EXTRA_FIELDS = ['union', 'insurance', 'other', 'bonus'] as const;

export type ExtraField = (typeof EXTRA_FIELDS)[number];

/** Parses the amounts beside a salary; an empty field counts as 0. */
export function readExtras(texts: Record<ExtraField, string>) {
  const extras: SalaryExtras = { union: 0, insurance: 0, other: 0, bonus: 0 };
  const errors: Partial<Record<ExtraField, Mistake>> = {};
  for (const name of EXTRA_FIELDS) {
    const result = readAmount(texts[name].trim() || '0', { whenEmpty: { code: 'unreadable' } });
    if (result.error === undefined) extras[name] = result.amount;
    else errors[name] = result.error;
  }
  return { extras, errors };
}
