import { payrollRatesOn } from '@/lib/payroll/rates';
import { readEmployee } from '@/lib/payroll/readEmployee';
import { payrollRun } from '@/lib/payroll/run';
import { COLUMNS, MAX_EMPLOYEES, type RowTexts } from '@/lib/payroll/sheet';
import { readSheet, runCsv, TEMPLATE_ROWS, templateCsv } from '@/lib/payroll/sheetFile';
import { fc, forAll } from '@/tests/support/properties';
import { employee, rules, settings } from './sampleEmployee';

const runOf = (count: number) =>
  payrollRun(
    Array.from({ length: count }, () => employee({ basic: 1 })),
    settings(),
    rules,
  );

describe('the template', () => {
  it('is read back as its sample employees, who are valid', () => {
    const { rows, skipped, notes } = readSheet(templateCsv());
    expect(rows.map((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)))).toEqual(
      TEMPLATE_ROWS,
    );
    expect([...skipped, ...notes]).toEqual([]);
    const rates = payrollRatesOn(rules.periods, '2026-11-01');
    expect(rows.map((texts) => readEmployee(texts, rates, '2026-11-01').errors)).toEqual([undefined, undefined]);
  });
});

describe('the CSV file of a run', () => {
  it('contains the input, the results and the totals', () => {
    const file = runCsv(
      [{ name: 'Asha', basic: '1,000,000' }],
      payrollRun([employee({ basic: 1_000_000 })], settings(), rules),
    );
    const [head, asha, totals, net, paye] = file.split('\r\n');
    expect(head).toMatch(/^\ufeffNumber,Name,Status,Basic pay,.*,Net pay \(result\),.*,Cost \(result\)$/);
    expect(asha).toBe(
      `,Asha,,"1,000,000",${','.repeat(13)}1000000.00,100000.00,900000.00,103000.00,0.00,0.00,203000.00,797000.00,100000.00,35000.00,5000.00,1140000.00`,
    );
    expect(totals).toMatch(/^Totals of the run,.*,797000\.00,/);
    expect(net).toBe('Net pay,,,797000.00');
    expect(paye).toBe('Tanzania Revenue Authority (TRA),PAYE,due 7 December 2026,103000.00');
  });

  it('is read back as the same rows', () => {
    const texts = fc.record(
      Object.fromEntries(COLUMNS.map((id) => [id, fc.string({ maxLength: 8 }).map((text) => text.trim())])),
    ) as fc.Arbitrary<RowTexts>;
    const people = fc.uniqueArray(
      texts.map((row) => ({ ...row, name: `Asha ${row.name}`.trim() })),
      { minLength: 1, maxLength: 6, selector: ({ name }) => name.normalize('NFKC').toLowerCase().replace(/\W/g, '') },
    );
    forAll(people, (rows) => {
      const again = readSheet(runCsv(rows, runOf(rows.length)));
      expect(again).toEqual({ rows, skipped: [], notes: [] });
    });
  });

  it('is read to the end, including people added below the totals', () => {
    const file = runCsv([{ name: 'Asha', basic: '1' }], runOf(1));
    expect(namesIn(`${file},Juma,,2\r\n`)).toEqual(['Asha', 'Juma']);
  });
});

const namesIn = (text: string, present: readonly RowTexts[] = []) =>
  readSheet(text, present).rows.map(({ name }) => name);

/** Returns the skipped rows of a text, each as 'line name: reason'. */
const leftOutOf = (text: string, present: readonly RowTexts[] = []) =>
  readSheet(text, present).skipped.map(({ why, name, line }) => `${line} ${name}: ${why}`);

describe('reading rows', () => {
  it('finds the template’s columns in any order, and lists unused columns', () => {
    const { rows, notes } = readSheet('basic PAY,Name,Branch,,Insurance\n800000,Asha,0150,x,"30,000"');
    expect(rows).toEqual([{ basic: '800000', name: 'Asha', insurance: '30,000' }]);
    expect(notes).toEqual([{ code: 'unused-columns', names: ['Branch', ''] }]);
  });

  it.each(['Asha Mushi\t800,000', 'Name,Salary\nAsha,1', ' \n'])(
    '%j has no column headings, so nothing is added',
    (text) => {
      expect(readSheet(text)).toEqual({ rows: [], skipped: [], notes: [{ code: 'no-headings' }] });
    },
  );

  it('looks for headings only in the first ten rows', () => {
    const text = `${'Acme Ltd\n'.repeat(10)}Name,Basic pay\nAsha,800000`;
    expect(readSheet(text).notes).toEqual([{ code: 'no-headings' }]);
  });

  it('adds nothing if two columns have the same heading', () => {
    const text = 'Name\tBasic pay\tAllowances\tALLOWANCES\nAsha\t1000000\t100000\t250000';
    expect(readSheet(text)).toEqual({
      rows: [],
      skipped: [],
      notes: [{ code: 'heading-twice', names: ['ALLOWANCES'] }],
    });
  });

  it('keeps invalid rows so that they can be corrected', () => {
    expect(readSheet('Name,Basic pay\n,a lot\nPrepared by Asha,').rows).toEqual([
      { name: '', basic: 'a lot' },
      { name: 'Prepared by Asha' },
    ]);
  });

  it.each([
    ['Excel’s separator line', 'sep=;\nName;Basic pay\nAsha;800000'],
    ['a title and an empty row above', 'Payroll of November\n\nName;Basic pay\nAsha;800000'],
    ['commas in a line above', 'Acme Ltd, Box 1, Dar\nName;Basic pay\nAsha;800000'],
    ['a comma above tabs', 'Payroll, November 2026\nName\tBasic pay\nAsha\t800000'],
    ['nine lines above its headings', `${'Acme Ltd\n'.repeat(9)}Name;Basic pay\nAsha;800000`],
    ['other white space in a heading', 'Name\tBasic\u00a0 pay\u200b\nAsha\t800000'],
  ])('reads a sheet with %s', (_, text) => {
    expect(readSheet(text).rows).toEqual([{ name: 'Asha', basic: '800000' }]);
  });
});

describe('a row is skipped with a reason', () => {
  it.each([
    'TOTAL',
    'Totals',
    'Grand Total',
    'Sub-total',
    'Jumla',
    'TOTAL:',
    'Totals:',
    'Sub total',
    '* Total for November',
    'Jumla kuu',
  ])('if its name is %s', (name) => {
    expect(leftOutOf(`Name,Basic pay\nAsha,500000\n${name},7`)).toEqual([`3 ${name}: total`]);
  });

  it.each([
    ['a total is labelled in the Number column', 'TOTAL,,500000', 'TOTAL: total'],
    ['it repeats the headings', 'Number,Name,Basic pay', 'Name: headings-again'],
    ['it has no name and no pay', 'Prepared by: Juma,,', 'Prepared by: Juma: no-person'],
    ['it has more cells than there are headings', '2,Juma,1,200,000', 'Juma: cells-without-heading'],
    ['a quote is not closed', '2,"Juma,5', '"Juma,5: open-quote'],
  ])('if %s', (_, row, expected) => {
    const text = `Number,Name,Basic pay\n1,Asha,500000\n${row}`;
    expect(leftOutOf(text)).toEqual([`3 ${expected}`]);
    expect(namesIn(text)).toEqual(['Asha']);
  });

  it('if commas split an amount into as many cells as there are headings', () => {
    const text = 'Name,Basic pay,Allowances,Overtime\nAsha,1,200,000\nJuma,900000,75,000\nNeema,900000,500,200';
    expect(leftOutOf(text)).toEqual(['2 Asha: split-amount', '3 Juma: split-amount']);
  });

  it('but not if a pay of 0 is followed by three digits', () => {
    expect(namesIn('Name,Basic pay,Allowances\nAsha,0,500')).toEqual(['Asha']);
  });

  it('if its name ends like a total and its pay is the sum of the rows above', () => {
    const admin = 'Asha,500000\nJuma,400000\nAdmin total,900000\n';
    const sales = 'Neema,300000\nSales total,300000\nNet total,1200000';
    expect(leftOutOf(`Name,Basic pay\n${admin}${sales}`)).toEqual([
      '4 Admin total: total',
      '6 Sales total: total',
      '7 Net total: total',
    ]);
  });

  it('but is only questioned if just its name or just its pay resembles a total', () => {
    const { rows, notes } = readSheet(
      'Name,Basic pay\nJuma Total,900000\nTotalia Mushi,1\nAsha,5\nBalance c/f,6\nNeema,7\nPendo,8\nSales,15',
    );
    expect(rows).toHaveLength(7);
    expect(notes).toEqual([{ code: 'maybe-total', names: ['Juma Total', 'Balance c/f', 'Sales'] }]);
  });

  it('if the person is already on the sheet', () => {
    const present = [{ name: 'Asha  MUSHI', number: '1' }, { name: 'John Peter' }];
    const text = 'Number,Name,Basic pay\n1,Asha Mushi,2\n7,John Peter,3\n2,Asha Mushi,4';
    expect(leftOutOf(text, present)).toEqual(['2 Asha Mushi: on-sheet', '3 John Peter: on-sheet']);
    expect(namesIn(text, present)).toEqual(['Asha Mushi']);
  });

  it('if number and name are repeated, while namesakes without numbers are only questioned', () => {
    const { rows, skipped, notes } = readSheet('Number,Name,Basic pay\n1,Asha,5\n1,Asha,6\n,Juma,7\n,Juma,9');
    expect(rows.map(({ name }) => name)).toEqual(['Asha', 'Juma', 'Juma']);
    expect(skipped).toEqual([{ why: 'twice', name: 'Asha', line: 3 }]);
    expect(notes).toEqual([{ code: 'same-name', names: ['Juma'] }]);
  });

  it.each([
    [0, MAX_EMPLOYEES, 0],
    [0, MAX_EMPLOYEES + 1, 1],
    [200, 100, 50],
    [249, 2, 1],
    [MAX_EMPLOYEES, 3, 3],
  ])('if a sheet of %d people has no room for all of %d more: %d', (before, count, left) => {
    const present = Array.from({ length: before }, (_, index) => ({ name: `Present ${index}` }));
    const people = Array.from({ length: count }, (_, index) => `Asha ${index},${800_000 + index}\n`);
    const { rows, skipped } = readSheet(`Name,Basic pay\n${people.join('')}`, present);
    expect(rows).toHaveLength(count - left);
    expect(skipped.map(({ why }) => why)).toEqual(Array.from({ length: left }, () => 'no-room'));
  });
});
