import { payrollRatesOn } from '@/lib/payroll/rates';
import { readEmployee } from '@/lib/payroll/readEmployee';
import { payrollRun } from '@/lib/payroll/run';
import { COLUMNS, isBlank, type RowTexts } from '@/lib/payroll/sheet';
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

  it.each(['=1+1', '+255', '-5', '@SUM(A1)', "'=1", '|cmd', '%x'])('keeps a spreadsheet from running %j', (name) => {
    const file = runCsv([{ name }], runOf(1));
    expect(file.split('\r\n')[1]).toMatch(/^,'/);
    expect(readSheet(file).rows[0]?.name).toBe(name);
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
