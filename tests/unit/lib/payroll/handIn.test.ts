import { HAND_IN_LISTS, handInCsv, handInList, handInText } from '@/lib/payroll/handIn';
import { splitName } from '@/lib/payroll/handInLists';
import type { RowTexts } from '@/lib/payroll/rowTexts';
import { workOut } from '@/lib/payroll/workOut';
import { fc, forAll } from '@/tests/support/properties';
import { rules } from './sampleEmployee';

const PEOPLE: RowTexts[] = [
  {
    name: 'Asha Salum Mushi',
    basic: '1000000',
    allowances: '200000',
    tin: '100',
    nida: '1990',
    member: '5',
    heslb: 'yes',
    index: 'S0101',
    bank: 'CRDB',
    account: '0150',
  },
  { name: 'Juma', basic: '800000', carCc: '900', phone: '+255 700', member: '6' },
  { name: 'Neema Ali', basic: '500000', status: 'director' },
  { name: 'Ali Said', basic: '600000', fund: 'psssf', other: '900000' },
];

function runOf(people: readonly RowTexts[]) {
  const month = { employer: '', year: '2026/27', month: '11', staff: '20', kind: 'private' };
  const { run, rows } = workOut({ month, rows: people.map((texts, key) => ({ key, texts })) }, rules);
  if (!run) throw new Error('no run');
  return { run, rows };
}
const { run, rows } = runOf(PEOPLE);
const list = (id: string) => handInList(id, run, rows);

it.each([
  [
    'paye',
    ['100', '1990', 'Asha Salum Mushi', 1_000_000, 200_000, 0, 1_200_000, 120_000, 1_080_000, 152_000],
    3,
    ['2 without TIN'],
  ],
  ['sdl', ['Asha Salum Mushi', 1_000_000, 200_000, 1_200_000, 42_000], 3, []],
  ['nssf', ['5', 'Asha', 'Salum', 'Mushi', 1_200_000, 120_000, 120_000, 240_000], 2, []],
  ['wcf', ['1990', 'Asha', 'Salum', 'Mushi', 1_000_000, 1_200_000, 1_200_000, 6_000], 3, []],
  ['heslb', ['S0101', 'Asha Salum Mushi', 180_000], 1, []],
  ['bank', ['Asha Salum Mushi', 'CRDB', '0150', 'Salary November 2026', 748_000], 1, []],
  ['mobile', ['255700', 'Juma', 'Salary November 2026', 655_833.33], 2, ['1 without Phone']],
])('%s begins with %o', (id, first, count, gaps) => {
  const { rows: found, gaps: missing, columns } = list(id);
  expect(found[0]).toEqual(first);
  expect(found[0]).toHaveLength(columns.length);
  expect([found.length, missing]).toEqual([count, gaps]);
});

it('benefits in kind stand between pay and taxable amount', () => {
  expect(list('paye').rows[1]?.slice(3)).toEqual([800_000, 0, 20_833.33, 820_833.33, 80_000, 740_833.33, 64_166.67]);
});

it('an unknown list is the first', () => expect(list('x').id).toBe('paye'));

it('is a file without totals, guarded, and text to paste', () => {
  expect(handInCsv(list('mobile')).split('\r\n')).toEqual([
    '\ufeffPhone,Name,Reference,Amount',
    '255700,Juma,Salary November 2026,655833.33',
    ',Neema Ali,Salary November 2026,425000.00',
    '',
  ]);
  expect(handInText(list('bank'))).toBe('Asha Salum Mushi\tCRDB\t0150\tSalary November 2026\t748000.00');
});

it.each([
  ['Asha', ['Asha', '', '']],
  ['Asha Mushi', ['Asha', '', 'Mushi']],
  [' Asha  Salum wa Mushi ', ['Asha', 'Salum wa', 'Mushi']],
])('%j is %o', (name, parts) => expect(splitName(name)).toEqual(parts));

it('every list comes to what the run pays, and bank and phone together to the net pay', () => {
  const person = fc.record({
    name: fc.constantFrom('Asha', 'Juma'),
    basic: fc.integer({ min: 1, max: 10 ** 8 }).map(String),
    status: fc.constantFrom('resident', 'non-resident', 'director'),
    heslb: fc.constantFrom('no', 'basic'),
    account: fc.constantFrom('', '1'),
  });
  const fixed = (each: RowTexts): RowTexts => (each.status === 'director' ? { ...each, heslb: 'no' } : each);
  forAll(fc.array(person.map(fixed), { minLength: 1, maxLength: 6 }), (people) => {
    const each = runOf(people);
    const lists = HAND_IN_LISTS.map(({ id }) => handInList(id, each.run, each.rows));
    const paid = lists.filter(({ id }) => id === 'bank' || id === 'mobile').reduce((sum, { sum: one }) => sum + one, 0);
    return (
      lists.every(({ sum, expected }) => expected === undefined || sum === expected) &&
      Math.abs(paid - each.run.totals.net) < 0.01
    );
  });
});
