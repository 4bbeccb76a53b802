import { roundToCents } from '../money/amount.ts';
import { sumExactly } from '../money/cents.ts';
import { toCsv } from '../money/csv.ts';
import { payeOn } from '../salary/paye.ts';
import { say } from '../words/say.ts';
import { isSamePerson } from './compareMonths.ts';
import type { MonthLine, MonthPerson, PayMonth } from './monthFile.ts';
import { type PayrollRates, payrollRatesOn } from './rates.ts';
import { firstDayOfMonth, monthName } from './sheet.ts';
import { guard } from './sheetFile.ts';

/** Lines of a yearly sheet, with their heads. */
export const YEAR_LINES = [
  ['Gross', 'gross'],
  ['Benefits in kind', 'benefits'],
  ['Pension share', 'employeePension'],
  ['Taxable', 'taxable'],
  ['PAYE', 'paye'],
  ['Net', 'net'],
] as const satisfies readonly (readonly [string, MonthLine])[];

type YearLine = (typeof YEAR_LINES)[number][1];
export type YearAmounts = Readonly<Record<YearLine, number>>;

/** A month's people, of one calendar year. */
export type YearMonth = { month: PayMonth; people: readonly MonthPerson[] };

/** One person's months of a calendar year, in their order, and their sums. */
export type PersonYear = {
  number: string;
  name: string;
  /** In every month. */
  isResident: boolean;
  months: readonly { month: PayMonth; amounts: YearAmounts }[];
  totals: YearAmounts;
};

/** A calendar year of an employer. */
export type YearSheet = {
  year: number;
  months: readonly { month: PayMonth; employees: number; amounts: YearAmounts }[];
  people: readonly PersonYear[];
  totals: YearAmounts;
  /** Its last month is there: what was withheld can be set beside the tax of the year. */
  hasEnded: boolean;
};

const MONTHS_OF_YEAR = 12;
const LAST_MONTH = '12';

/** The calendar year of a month: PAYE certificates are of calendar years. */
export const calendarYearOf = (month: PayMonth): number => Number(firstDayOfMonth(month).slice(0, 4));

const sumLines = (each: readonly YearAmounts[]): YearAmounts =>
  Object.fromEntries(YEAR_LINES.map(([, line]) => [line, sumExactly(...each.map((one) => one[line]))])) as YearAmounts;

const amountsOf = ({ lines }: MonthPerson): YearAmounts => sumLines([lines]);

type Gathered = { number: string; name: string; isResident: boolean; months: PersonYear['months'][number][] };

/** Adds a month to the people that are known, each once; whom nobody knows is new. */
function gather(known: Gathered[], { month, people }: YearMonth): void {
  const free = [...known];
  for (const person of people) {
    const at = free.findIndex((each) => isSamePerson(each, person));
    const found = at < 0 ? { number: '', name: '', isResident: true, months: [] } : free.splice(at, 1)[0];
    if (!found) continue;
    if (at < 0) known.push(found);
    found.number ||= person.number;
    found.name = person.name;
    found.isResident &&= person.isResident;
    found.months.push({ month, amounts: amountsOf(person) });
  }
}

/** Everybody's months of a calendar year. Months may come in any order, each once. */
export function yearSheet(year: number, all: readonly YearMonth[]): YearSheet {
  const months = all
    .filter(({ month }) => calendarYearOf(month) === year)
    .toSorted((one, other) => firstDayOfMonth(one.month).localeCompare(firstDayOfMonth(other.month)));
  const known: Gathered[] = [];
  for (const each of months) gather(known, each);
  const people = known.map((person) => ({ ...person, totals: sumLines(person.months.map(({ amounts }) => amounts)) }));
  return {
    year,
    months: months.map(({ month, people: of }) => ({
      month,
      employees: of.length,
      amounts: sumLines(of.map(({ lines }) => lines)),
    })),
    people,
    totals: sumLines(people.map(({ totals }) => totals)),
    hasEnded: months.some(({ month: { month } }) => month === LAST_MONTH),
  };
}

/**
 * PAYE of the year by the yearly table, on what one employer paid to a resident; undefined of others, and where the table
 * changed inside the year. What was withheld by months is more where pay was uneven.
 */
export function yearlyPaye(
  { totals, isResident }: PersonYear,
  year: number,
  periods: readonly PayrollRates[],
): number | undefined {
  const [first, last] = [`${year}-01-01`, `${year}-12-01`].map((day) => payrollRatesOn(periods, day).bands);
  if (!isResident || !first || !last || JSON.stringify(first) !== JSON.stringify(last)) return undefined;
  return roundToCents(payeOn(totals.taxable / MONTHS_OF_YEAR, first) * MONTHS_OF_YEAR);
}

/** The year as a CSV file: a row for each month of each person, then the sums. */
export function yearCsv({ year, people, totals }: YearSheet): string {
  const cells = (amounts: YearAmounts) => YEAR_LINES.map(([, line]) => amounts[line]);
  return toCsv([
    [say('Number'), say('Name'), say('Month'), ...YEAR_LINES.map(([head]) => say(head))],
    ...people.flatMap(({ number, name, months, totals: sums }) => [
      ...months.map(({ month, amounts }) => [guard(number), guard(name), monthName(month), ...cells(amounts)]),
      [guard(number), guard(name), say('Year {year}', { year }), ...cells(sums)],
    ]),
    ['', say('Together'), say('Year {year}', { year }), ...cells(totals)],
  ]);
}
