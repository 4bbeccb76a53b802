import { findDuplicates } from '@/lib/payroll/duplicates';
import { readSheet } from '@/lib/payroll/readSheet';
import { MAX_EMPLOYEES } from '@/lib/payroll/rowTexts';

describe('reading rows', () => {
  it('finds columns by their headings, in any order and under usual names', () => {
    const { rows, notes } = readSheet('Basic Salary (TZS),Full name,Branch,NHIF\n800000,Asha,0150,"30,000"');
    expect(rows).toEqual([{ basic: '800000', name: 'Asha', insurance: '30,000' }]);
    expect(notes).toEqual(['Not used, since the template has no such column: Branch.']);
  });

  it('takes rows without headings in the order of the template, and says so', () => {
    const { rows, notes } = readSheet('7\tAsha Mushi\tresident\t800,000');
    expect(rows).toEqual([{ number: '7', name: 'Asha Mushi', status: 'resident', basic: '800,000' }]);
    expect(notes).toEqual(['No header row was found: the columns were read in the order of the template.']);
  });

  it('keeps rows that cannot be used as they are, to be mended', () => {
    expect(readSheet('Name,Basic pay\n,a lot').rows).toEqual([{ name: '', basic: 'a lot' }]);
  });

  it('says that a text holds nothing', () => expect(readSheet(' \n').notes).toEqual(['There are no rows in it.']));

  it('takes a first row with the name of one column for a person', () => {
    expect(readSheet('1\tName\tresident\t800,000').rows).toEqual([
      { number: '1', name: 'Name', status: 'resident', basic: '800,000' },
    ]);
  });

  it.each([
    [MAX_EMPLOYEES, []],
    [MAX_EMPLOYEES + 1, [`Only the first ${MAX_EMPLOYEES} employees were taken.`]],
  ])('takes of %d employees those whom a sheet may hold', (count, expected) => {
    const { rows, notes } = readSheet(`Name,Basic pay\n${'Asha,1\n'.repeat(count)}`);
    expect(rows).toHaveLength(MAX_EMPLOYEES);
    expect(notes).toEqual(expected);
  });
});

describe('rows that are totals', () => {
  const people = 'Asha,500000\nJuma,700000';

  it.each([
    'TOTAL,1200000',
    'Totals:,5',
    'Grand Total,5',
    'sum,1200000',
    'Sub-total,1200000',
    'Jumla,1200000',
    'JUMLA KUU,1200000',
    'Majumuo,1200000',
    ',1200000',
    'Pay of all,"1,200,000.00"',
  ])('%s is left out', (total) => {
    const { rows, leftOut } = readSheet(`Name,Basic pay\n${people}\n${total}`);
    expect([rows.map(({ name }) => name), leftOut.length]).toEqual([['Asha', 'Juma'], 1]);
  });

  it.each(['Juma Total,900000', 'Sumaye,900000', 'Rehema,500000'])('%s is an employee', (person) => {
    expect(readSheet(`Name,Basic pay\n${people}\n${person}`).rows).toHaveLength(3);
  });

  it('a person with a number may earn as much as all above; parts of a sheet have sums of their own', () => {
    const numbered = readSheet('No,Name,Basic pay\n1,Asha,1\n2,Juma,1\n3,Rehema,2');
    expect(numbered.rows).toHaveLength(3);
    const parts = readSheet('Name,Basic pay\nA,1\nB,2\nSubtotal,3\nC,4\nD,6\n,10\n,13');
    expect([parts.rows.length, parts.leftOut.length]).toEqual([4, 3]);
  });
});

it.each([
  ['House Allowance,Transport', '100000,"50,000"', '150000'],
  ['Allowances,Meal allowance', '1000,', '1000'],
  ['House Allowance,Transport', 'lots,1', 'lots + 1'],
])('%s are added up', (headings, cells, allowances) => {
  const { rows, notes } = readSheet(`Name,Basic pay,${headings}\nAsha,1,${cells}`);
  expect(rows[0]?.allowances).toBe(allowances);
  expect(notes[0]).toMatch(/^Added into Allowances: /);
});

describe('rows whose columns nothing names', () => {
  const asha = { name: 'Asha Mushi', basic: '800,000' };

  it.each([
    ['Asha Mushi\t800,000', [asha], 'column 1 as Name, column 2 as Basic pay'],
    [
      '1\tAsha Mushi\t800,000\t5',
      [{ number: '1', ...asha }],
      'column 1 as Number, column 2 as Name, column 3 as Basic pay',
    ],
    ['800,000\tAsha Mushi', [{ ...asha }], 'column 1 as Basic pay, column 2 as Name'],
    [
      'Mfanyakazi\tKiasi\nAsha Mushi\t800,000\nAsha Mushi\t800,000',
      [asha, asha],
      'column 1 as Name, column 2 as Basic pay',
    ],
    ['800000\n900000', [{ basic: '800000' }, { basic: '900000' }], 'column 1 as Basic pay'],
  ])('%j are read by what they hold', (text, rows, columns) => {
    const read = readSheet(text);
    expect(read.rows).toEqual(rows);
    expect(read.guess).toBe(`Nothing names the columns. Read: ${columns}; no other column.`);
  });
});

it('rows with one number, or with one name and pay, are named as pairs', () => {
  const rows = [
    { number: '7', name: 'Asha', basic: '1,000' },
    { name: 'Juma', basic: '5' },
    { number: '7', name: 'Neema', basic: '2' },
    { name: ' asha ', basic: '1000' },
    { name: 'Juma', basic: '6' },
  ].map((texts, key) => ({ key, texts }));
  expect(findDuplicates(rows)).toEqual([
    { key: 2, places: [1, 3], shared: 'number (7)' },
    { key: 3, places: [1, 4], shared: 'name and basic pay (asha, 1,000)' },
  ]);
});
