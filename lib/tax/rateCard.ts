import type { Evidence } from '../content/schemas/evidence.ts';
import type { RateFile, RateUnit } from '../content/schemas/rates.ts';

/** A value with the first day on which it holds; `isStartKnown` is false where it may have begun earlier. */
export type DatedValue = { from: string; value: number; law: string; isStartKnown: boolean; evidence: Evidence };

/** A figure of the law with its values, the oldest first. */
export type Rate = Omit<RateFile['rates'][number], 'values' | 'in'> & { values: DatedValue[] };

/** Every figure that texts may name, by its id. */
export type RateCard = ReadonlyMap<string, Rate>;

/** First day of the oldest tax year that the site covers. */
export const RECORD_START = '2012-07-01';

type Context = { from?: string; law: string; isStartKnown: boolean; evidence?: Evidence };

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const textOf = (value: unknown, field: string): string | undefined => {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : undefined;
};

/** The evidence of a part of a table; its file was validated before. */
const isEvidence = (value: unknown): value is Evidence => isRecord(value) && typeof value.source === 'string';

/** What a part of a table states of the figures inside it, else what the parts around it state. */
function contextOf(value: unknown, outer: Context): Context {
  if (!isRecord(value)) return outer;
  const from = textOf(value, 'from') ?? outer.from;
  const evidence = isEvidence(value.evidence) ? value.evidence : outer.evidence;
  return {
    law: textOf(value, 'law') ?? outer.law,
    isStartKnown: outer.isStartKnown && value.isStartKnown !== false,
    ...(from === undefined ? {} : { from }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

/** Walks to a figure inside a table. Of a list it takes the entry with that position or id, else every entry. */
function valuesAt(value: unknown, path: readonly string[], outer: Context): DatedValue[] {
  const context = contextOf(value, outer);
  const [key, ...rest] = path;
  if (key === undefined) {
    const { from, law, evidence } = context;
    if (typeof value !== 'number' || evidence === undefined) return [];
    const isStartKnown = from !== undefined && context.isStartKnown;
    return [{ from: from ?? RECORD_START, value, law, isStartKnown, evidence }];
  }
  if (!Array.isArray(value)) return isRecord(value) ? valuesAt(value[key], rest, context) : [];
  const entry: unknown = value[Number(key)] ?? value.find((candidate) => textOf(candidate, 'id') === key);
  if (entry !== undefined) return valuesAt(entry, rest, context);
  return value.flatMap((candidate) => valuesAt(candidate, path, context));
}

/** Leaves out a value that repeats the one before it. */
const withoutRepeats = (values: readonly DatedValue[]): DatedValue[] =>
  values.filter(({ value }, index) => value !== values[index - 1]?.value);

/**
 * The figures of content/tax/rates.json, with the values that stand in other tables.
 *
 * @param tables the other files of content/tax by name, such as `paye`
 * @returns a rate whose place in a table does not exist has no values
 */
export function makeRateCard(file: RateFile, tables: Readonly<Record<string, unknown>>): RateCard {
  return new Map(
    file.rates.map(({ values, in: place, ...rate }) => {
      const dated = values?.map(({ isStartKnown = true, ...value }) => ({ ...value, isStartKnown }));
      const held =
        place === undefined ? [] : withoutRepeats(valuesAt(tables, place.split('.'), { law: '', isStartKnown: true }));
      return [rate.id, { ...rate, values: dated ?? held }];
    }),
  );
}

/** The value of a rate on a day, or undefined where it did not exist or was not found so far back. */
export const valueOn = (rate: Pick<Rate, 'values'>, day: string): DatedValue | undefined =>
  rate.values.findLast(({ from }) => from <= day);

/** How a figure is written: in full, as its number alone, in all its digits, or as a word. */
export const RATE_FORMS = ['number', 'digits', 'word'] as const;

export type RateForm = (typeof RATE_FORMS)[number];

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const digits = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 4 });

/** 200 million and 1.5 billion; below a million, and where that would round, all digits. */
function roundNumber(value: number): string {
  for (const [size, name] of [
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const) {
    if (value >= size && Number.isInteger((value / size) * 100)) return `${digits.format(value / size)} ${name}`;
  }
  return digits.format(value);
}

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const;
const ordinalRules = new Intl.PluralRules('en', { type: 'ordinal' });

/** 1st, 7th, 22nd. */
const ordinal = (value: number): string => `${value}${SUFFIXES[ordinalRules.select(value)]}`;

/** A figure as a text states it: '3.5%', 'TZS 200 million', '7th', '30 days'. */
export function formatRate(value: number, unit: RateUnit, form?: RateForm): string {
  if (form === 'word') return NUMBER_WORDS[value] ?? digits.format(value);
  if (form === 'digits') return digits.format(value);
  if (form === 'number') return unit === 'shillings' ? roundNumber(value) : digits.format(value);
  if (unit === 'percent') return `${digits.format(value)}%`;
  if (unit === 'shillings') return `TZS ${roundNumber(value)}`;
  if (unit === 'day-of-month') return ordinal(value);
  return `${digits.format(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}
