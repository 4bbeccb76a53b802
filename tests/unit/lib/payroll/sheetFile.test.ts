import { payrollRatesOn } from '@/lib/payroll/rates';
import { readEmployee } from '@/lib/payroll/readEmployee';
import { payrollRun } from '@/lib/payroll/run';
import { COLUMNS, isBlank, MAX_EMPLOYEES, type RowTexts } from '@/lib/payroll/sheet';
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
  it('is read back as its people, who can be calculated', () => {
    const { rows, notes } = readSheet(templateCsv());
    expect(rows.map((texts) => Object.fromEntries(Object.entries(texts).filter(([, text]) => text)))).toEqual(
      TEMPLATE_ROWS,
    );
    expect(notes).toEqual([]);
    const rates = payrollRatesOn(rules.periods, '2026-11-01');
    expect(rows.map((texts) => readEmployee(texts, rates, '2026-11-01').errors)).toEqual([undefined, undefined]);
  });
});

describe('the file of a run', () => {
  it('holds what was entered, the lines, and the totals below', () => {
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
    const people = fc.array(
      texts.filter((row) => !isBlank(row)),
      { minLength: 1, maxLength: 6 },
    );
    forAll(people, (rows) => {
      const again = readSheet(runCsv(rows, runOf(rows.length)));
      expect(again).toEqual({ rows, notes: [] });
    });
  });
});

describe('reading rows', () => {
  it('finds the template’s columns in any order, and names those that it does not use', () => {
    const { rows, notes } = readSheet('basic PAY,Name,Branch,Insurance\n800000,Asha,0150,"30,000"');
    expect(rows).toEqual([{ basic: '800000', name: 'Asha', insurance: '30,000' }]);
    expect(notes).toEqual([{ code: 'unused-columns', headings: ['Branch'] }]);
  });

  it.each(['Asha Mushi\t800,000', 'Name,Salary\nAsha,1', ' \n'])(
    '%j does not name its columns, and adds nothing',
    (text) => {
      const { rows, notes } = readSheet(text);
      expect(rows).toEqual([]);
      expect(notes).toEqual([{ code: 'no-headings' }]);
    },
  );

  it('keeps rows that cannot be used as they are, to be mended', () => {
    expect(readSheet('Name,Basic pay\n,a lot').rows).toEqual([{ name: '', basic: 'a lot' }]);
  });

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
  ])('%s is no person', (name) => {
    const { rows, notes } = readSheet(`Name,Basic pay\nAsha,500000\n${name},500000`);
    expect(rows).toHaveLength(1);
    expect(notes).toEqual([{ code: 'total-left-out', name }]);
  });

  it('takes a person whose name only resembles a total', () => {
    expect(readSheet('Name,Basic pay\nJuma Total,900000\nTotalia Mushi,1').rows).toHaveLength(2);
  });

  it('asks whether a row is a total that has the basic pay of all above it', () => {
    const { rows, notes } = readSheet('Name,Basic pay\nAsha,500000\nJuma,"400,000"\nAll staff,900000\nNeema,7');
    expect(rows).toHaveLength(4);
    expect(notes).toEqual([{ code: 'maybe-total', name: 'All staff' }]);
  });

  it.each([
    ['a line of Excel that says the separator', 'sep=;\nName;Basic pay\nAsha;800000'],
    ['a title and an empty row above', 'Payroll of November\n\nName;Basic pay\nAsha;800000'],
    ['other white space in a heading', 'Name\tBasic\u00a0 pay\u200b\nAsha\t800000'],
  ])('reads a sheet with %s', (_, text) => {
    expect(readSheet(text).rows).toEqual([{ name: 'Asha', basic: '800000' }]);
  });

  it.each([
    [MAX_EMPLOYEES, []],
    [MAX_EMPLOYEES + 1, [{ code: 'too-many', most: MAX_EMPLOYEES }]],
  ])('takes of %d employees those whom a sheet may hold', (count, expected) => {
    const { rows, notes } = readSheet(`Name,Basic pay\n${'Asha,1\n'.repeat(count)}`);
    expect(rows).toHaveLength(MAX_EMPLOYEES);
    expect(notes).toEqual(expected);
  });
});
