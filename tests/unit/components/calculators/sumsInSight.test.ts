import { corporateRows, instalmentRows } from '@/components/calculators/CorporateTaxCalculator';
import { corporateLines } from '@/components/calculators/CorporateTaxPage';
import { hoursRows, overtimeRows } from '@/components/calculators/OvertimeCalculator';
import { overtimeLines } from '@/components/calculators/OvertimePage';
import { monthRows, penaltyRows } from '@/components/calculators/PenaltiesCalculator';
import { penaltyLines } from '@/components/calculators/PenaltiesPage';
import { accountsRows, presumptiveRows } from '@/components/calculators/PresumptiveCalculator';
import { presumptiveLines } from '@/components/calculators/PresumptivePage';
import { amountInRow, roundingLine } from '@/components/calculators/result/ResultRows';
import { roundToShillings } from '@/lib/money/amount';
import { type BreakdownRow, roundRows } from '@/lib/money/breakdown';
import { overtime } from '@/lib/salary/overtime';
import { getOvertime, getOvertimeRules, getWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { getCorporateRules, getPenaltyRules, getPresumptiveRules } from '@/lib/server/content/loaders/tax/tax';
import { corporateTax } from '@/lib/tax/corporateTax';
import { latePenalty } from '@/lib/tax/penalties';
import { presumptiveTax } from '@/lib/tax/presumptiveTax';
import { ENGLISH } from '@/lib/words/translate';
import { fc, forAll } from '@/tests/support/properties';
import { company } from '@/tests/unit/lib/tax/samples';

/** Generates amounts to the cent, whose percentages end in fractions of a cent. */
const money = fc.integer({ min: 1, max: 9_000_000_00 }).map((cents) => cents / 100);
const hours = fc.integer({ min: 0, max: 200 }).map((halves) => halves / 2);
const LINES = {
  overtime: overtimeLines(getOvertime('en'), getWageOrder('en'), ENGLISH),
  penalties: { rules: getPenaltyRules(), lines: penaltyLines(getPenaltyRules()) },
  presumptive: { rules: getPresumptiveRules('en'), lines: presumptiveLines(getPresumptiveRules('en'), ENGLISH) },
};

/**
 * Returns the sum of the displayed amounts of the rows with these ids, in cents and with the displayed signs. An id
 * without its number covers all rows of that kind, such as 'part' or 'rounding'.
 */
const inSight =
  (rows: readonly BreakdownRow[], column = 0) =>
  (...ids: string[]): number =>
    roundRows(rows, undefined, roundToShillings, roundingLine(ENGLISH))
      .filter(({ id }) => ids.includes(id.replace(/-\d+$/, '')))
      .map((row) => amountInRow(row, row.shown[column] ?? Number.NaN))
      .map((text) => Math.round(Number(text.replace(/[,\s]/g, '').replace('−', '-')) * 100))
      .reduce((sum, cents) => sum + cents, 0);

/** By tool: a check that every displayed total is the sum of the amounts displayed above it. */
const TOOLS: Readonly<Record<string, () => void>> = {
  'corporate tax': () =>
    forAll(money, money, money, (chargeableIncome, broughtLosses, taxAlreadyPaid) => {
      const input = { ...company, chargeableIncome, broughtLosses, isFourYears: true, taxAlreadyPaid };
      const result = corporateTax(input, getCorporateRules());
      const year = { input, result, rules: getCorporateRules(), lines: corporateLines(getCorporateRules()) };
      const [sum, paidIn] = [inSight(corporateRows(year)), inSight(instalmentRows(year))];
      return (
        sum('yearIncome', 'oldLosses', 'rounding-chargeable') === sum('chargeable') &&
        sum('payable', 'paid', 'rounding-balance') === sum('balance', 'rounding-overpaid') - sum('overpaid') &&
        (result.instalments.length === 0
          ? paidIn('rounding-left') === 0
          : paidIn('instalment', 'paid', 'rounding-left') === paidIn('left'))
      );
    }),

  'late penalties': () =>
    forAll(money, fc.constantFrom('return', 'payment', 'nssf'), (tax, kind) => {
      const statutoryRates = kind === 'nssf' ? [] : [{ from: '', rate: 7.75 }];
      const days = { due: '2026-01-31', done: '2026-11-15' };
      const input = { kind, isCompany: false, tax, paid: 0, payments: [], statutoryRates, ...days };
      const result = latePenalty(input, getPenaltyRules());
      const sum = inSight(penaltyRows(input, result, LINES.penalties));
      const months = monthRows(input, result, LINES.penalties);
      return (
        sum('tax', 'paid', 'rounding-unpaid') === sum('unpaid') &&
        sum('penalty', 'interest', 'rounding-total') === sum('total') &&
        inSight(months, 1)('month', 'rounding') === sum('penalty') &&
        (kind === 'nssf' || inSight(months, 2)('month', 'rounding') === sum('interest'))
      );
    }),

  'presumptive tax': () =>
    forAll(fc.integer({ min: 4_000_001_00, max: 90_000_000_00 }), money, money, (turnover, profit, cost) => {
      const trader = { year: 2026, hasRecords: true, trader: 'trade' };
      const input = { ...trader, turnover: turnover / 100, profit, cost };
      const result = presumptiveTax(input, getPresumptiveRules('en'));
      const parts = { ...LINES.presumptive, input, translate: ENGLISH };
      const [table, accounts] = [inSight(presumptiveRows(parts, result)), inSight(accountsRows(parts, result))];
      return (
        table('part', 'rounding-presumptive') === table('presumptive') &&
        accounts('profitTax', 'cost', 'rounding-accounts') === accounts('accounts')
      );
    }),

  overtime: () =>
    forAll(money, hours, hours, (basicSalary, weekdayHours, weekendHours) => {
      const input = { basicSalary, weekdayHours, weekendHours };
      const parts = { input, rules: getOvertimeRules(), lines: LINES.overtime, translate: ENGLISH };
      const sum = inSight(overtimeRows(parts, overtime(input, parts.rules)));
      const columns = [0, 1, 2].map((column) => inSight(hoursRows(parts, 195), column));
      return (
        sum('basic', 'overtime', 'rounding-total') === sum('total') &&
        [sum, ...columns].every((shown) => shown('weekday', 'weekend', 'rounding-overtime') === shown('overtime'))
      );
    }),
};

// Salaries are tested in salary/salaryRows.test.ts. Payrolls, payslips, VAT and withholding are tested in lib, because each
// of their rows is an amount that the rules return.
it.each(Object.keys(TOOLS))('the displayed amounts of %s add up for any input', (tool) => {
  TOOLS[tool]?.();
});
