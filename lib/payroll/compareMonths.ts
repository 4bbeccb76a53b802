import { percentageOf } from '../money/amount.ts';
import { sumExactly } from '../money/cents.ts';
import { say } from '../words/say.ts';
import type { Phrase } from '../words/sw/phrases.ts';
import type { MonthLine, MonthPerson } from './monthFile.ts';

/** A person in one of two months, or in both; `last` or `now` is absent where the person is. */
export type Difference = { kind: 'new' | 'left' | 'changed'; name: string; last?: MonthPerson; now?: MonthPerson };

/** A line of both months' totals. */
type TotalsRow = { label: string; last: number; now: number; isCount?: true };

export type Comparison = {
  /** New people, those who left, those who changed; each in the order of its month. */
  differences: readonly Difference[];
  /** People in both months whose pay changed by no more than the limit. */
  unchanged: number;
  totals: readonly TotalsRow[];
};

/** Change in percent at which a person is named, at first. */
export const FIRST_LIMIT = 10;

const TOTAL_LINES: readonly (readonly [label: Phrase, line: MonthLine])[] = [
  ['Gross pay', 'gross'],
  ['Pension share', 'employeePension'],
  ['Taxable pay', 'taxable'],
  ['PAYE', 'paye'],
  ['Net pay', 'net'],
  ['Cost to the employer', 'cost'],
];

const plain = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** Takes the first person that fits out of a list. */
function takeOut(people: MonthPerson[], fits: (person: MonthPerson) => boolean): MonthPerson | undefined {
  const at = people.findIndex(fits);
  return at < 0 ? undefined : people.splice(at, 1)[0];
}

type Named = Pick<MonthPerson, 'number' | 'name'>;

const isSameNumber = (one: Named, other: Named) =>
  one.number.trim() !== '' && plain(one.number) === plain(other.number);

/** True of people with one number; or with one name, where not both have a number. */
export const isSamePerson = (one: Named, other: Named): boolean =>
  isSameNumber(one, other) || (plain(one.name) === plain(other.name) && !(one.number.trim() && other.number.trim()));

/** Pairs of both months: those with one number first. What is left over stands alone. */
function pair(last: readonly MonthPerson[], now: readonly MonthPerson[]) {
  const left = [...last];
  const byNumber = now.map((person) => takeOut(left, (other) => isSameNumber(other, person)));
  const pairs = now.map((person, index) => ({
    now: person,
    last: byNumber[index] ?? takeOut(left, (other) => isSamePerson(other, person)),
  }));
  return { pairs, left };
}

/** True where gross or net pay changed by more than a percentage of last month's. */
function isBeyond(last: MonthPerson, now: MonthPerson, limit: number): boolean {
  return (['gross', 'net'] as const).some((line) => {
    const change = Math.abs(sumExactly(now.lines[line], -last.lines[line]));
    return change * 100 > limit * Math.abs(last.lines[line]) + 1e-6;
  });
}

/** Change of an amount in percent of what it was; undefined where it was nothing. */
export const changeOf = (last: number, now: number): number | undefined =>
  last === 0 ? undefined : Math.sign(now - last) * percentageOf(Math.abs(now - last), Math.abs(last));

/** Sets two months side by side. `limit` is in percent. */
export function compareMonths(last: readonly MonthPerson[], now: readonly MonthPerson[], limit: number): Comparison {
  const { pairs, left } = pair(last, now);
  const isNew = pairs.filter((each) => !each.last);
  const both = pairs.flatMap((each) => (each.last ? [{ now: each.now, last: each.last }] : []));
  const changed = both.filter((each) => isBeyond(each.last, each.now, limit));
  const totalOf = (people: readonly MonthPerson[], line: MonthLine) =>
    sumExactly(...people.map(({ lines }) => lines[line]));
  return {
    differences: [
      ...isNew.map(({ now: person }) => ({ kind: 'new' as const, name: person.name, now: person })),
      ...left.map((person) => ({ kind: 'left' as const, name: person.name, last: person })),
      ...changed.map((each) => ({ kind: 'changed' as const, name: each.now.name, ...each })),
    ],
    unchanged: both.length - changed.length,
    totals: [
      { label: say('Employees'), last: last.length, now: now.length, isCount: true },
      ...TOTAL_LINES.map(([label, line]) => ({
        label: say(label),
        last: totalOf(last, line),
        now: totalOf(now, line),
      })),
    ],
  };
}
