import { payslipTexts } from '@/lib/payroll/lineTexts';
import { payrollRatesOn } from '@/lib/payroll/rates';
import { markLines } from '@/lib/payroll/slipMarks';
import { rules, slipFor } from './sampleEmployee';

describe('a payslip says which of its lines nobody here has read in the law', () => {
  const linesOf = (month: string, person: Parameters<typeof slipFor>[1]) =>
    markLines(slipFor(month, person), payslipTexts(payrollRatesOn(rules.periods, `${month}-01`), rules));

  it.each<[string, Parameters<typeof slipFor>[1], string[]]>([
    ['2026-11', { basic: 1 }, ['NSSF, employee: reported', 'NSSF, employer: reported', 'WCF: reported']],
    ['2016-01', { basic: 1, fund: 'none' }, ['SDL: reported']],
    ['2014-01', { basic: 1_000_000, fund: 'none' }, ['PAYE, resident: reported', 'SDL: reported']],
    ['2024-01', { basic: 1_000_000, status: 'director', fund: 'none' }, []],
  ])('in %s, of %j', (month, person, marked) => {
    expect(linesOf(month, person)).toEqual(marked.length > 0 ? ['Not read in the law', ...marked] : []);
  });
});
