import type { RateFile, RateUnit } from '../content/schemas/tax/rates.ts';
import type { Evidence } from '../content/schemas/tax/taxFields.ts';

/** A value and its start date; `isStartKnown` is false if it may have begun earlier. */
export type DatedValue = { from: string; value: number; law: string; isStartKnown: boolean; evidence: Evidence };

/** A legal figure with its values, oldest first. */
export type Rate = Omit<RateFile['rates'][number], 'values' | 'in'> & { values: DatedValue[] };

/** All figures that texts can refer to, by id. */
export type RateCard = ReadonlyMap<string, Rate>;

/** First day of the oldest tax year covered by the site. */
export const RECORD_START = '2012-07-01';

type Context = { from?: string; law: string; isStartKnown: boolean; evidence?: Evidence };

const isRecord = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

const textIn = (value: unknown, field: string): string | undefined => {
  const text = isRecord(value) ? value[field] : undefined;
  return typeof text === 'string' ? text : undefined;
};

/** Type guard for evidence in a table that has already been validated. */
const isEvidence = (value: unknown): value is Evidence => isRecord(value) && typeof value.source === 'string';

/** Returns the law and evidence of part of a table, inherited from the parts around it. */
function contextOf(value: unknown, outer: Context): Context {
  if (!isRecord(value)) return outer;
  const from = textIn(value, 'from') ?? outer.from;
  const evidence = isEvidence(value.evidence) ? value.evidence : outer.evidence;
  return {
    law: textIn(value, 'law') ?? outer.law,
    isStartKnown: outer.isStartKnown && value.isStartKnown !== false,
    ...(from === undefined ? {} : { from }),
    ...(evidence === undefined ? {} : { evidence }),
  };
}

/**
 * Finds the values at a path in a table. In a list, a path step selects the entry with that index or id, or otherwise all
 * entries.
 */
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
  const entry: unknown = value[Number(key)] ?? value.find((candidate) => textIn(candidate, 'id') === key);
  if (entry !== undefined) return valuesAt(entry, rest, context);
  return value.flatMap((candidate) => valuesAt(candidate, path, context));
}

/** Adds up the values of corresponding entries. */
const sumsOf = ([first = [], ...others]: readonly (readonly DatedValue[])[]): DatedValue[] =>
  first.map((dated, index) => ({
    ...dated,
    value: others.reduce((sum, values) => sum + (values[index]?.value ?? 0), dated.value),
  }));

/** Removes values that equal the previous one. */
const withoutRepeats = (values: readonly DatedValue[]): DatedValue[] =>
  values.filter(({ value }, index) => value !== values[index - 1]?.value);

/**
 * Builds the figures of content/tax/rates.json, taking some values from other tables.
 * @param tables other files of content/tax by name, such as `paye`
 * @returns rates; a rate whose path does not exist has no values
 */
export function makeRateCard(file: RateFile, tables: Readonly<Record<string, unknown>>): RateCard {
  return new Map(
    file.rates.map(({ values, in: place, ...rate }) => {
      const dated = values?.map(({ isStartKnown = true, ...value }) => ({ ...value, isStartKnown }));
      const ofTables = place
        ?.split(' + ')
        .map((path) => valuesAt(tables, path.split('.'), { law: '', isStartKnown: true }));
      return [rate.id, { ...rate, values: dated ?? withoutRepeats(sumsOf(ofTables ?? [])) }];
    }),
  );
}

/** Formats other than the full one: number without unit, all digits, or a word. */
export const RATE_FORMS = ['number', 'digits', 'word'] as const;

export type RateForm = (typeof RATE_FORMS)[number];

const NUMBER_WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const digits = new Intl.NumberFormat('en-TZ', { maximumFractionDigits: 4 });

/** Formats 200 million and 1.5 billion. Uses all digits below a million, or if rounding would be needed. */
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

const ordinal = (value: number): string => `${value}${SUFFIXES[ordinalRules.select(value)]}`;

/** Formats a figure for a text: '3.5%', 'TZS 200 million', '7th', '30 days'. */
export function formatRate(value: number, unit: RateUnit, form?: RateForm): string {
  if (form === 'word') return NUMBER_WORDS[value] ?? digits.format(value);
  if (form === 'digits') return digits.format(value);
  if (form === 'number') return unit === 'shillings' ? roundNumber(value) : digits.format(value);
  if (unit === 'percent') return `${digits.format(value)}%`;
  if (unit === 'shillings') return `TZS ${roundNumber(value)}`;
  if (unit === 'day-of-month') return ordinal(value);
  return `${digits.format(value)} ${value === 1 ? unit.replace(/s$/, '') : unit}`;
}
