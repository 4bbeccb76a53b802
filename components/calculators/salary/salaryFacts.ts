import { formatMonth } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/netToGross';
import { grossToNetPay, publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import type { Say } from '@/lib/words/say';
import { type FactGroup, percentFact, type ResultSection, shillingsFact } from '../result/resultModel';

/** The visible summary: the share of take-home pay, and the totals of employer and employee. */
export const togetherFacts = ({ summary }: SalaryResult, say: Say): FactGroup => ({
  title: say('Employer and employee together'),
  items: [
    percentFact(say('take-home as a share of gross'), summary.takeHomePercent),
    shillingsFact(say('total deductions, with the employer’s WCF and SDL'), summary.totalDeductions),
    percentFact(say('deductions as a share of gross'), summary.deductionPercent),
    percentFact(say('employer cost on top of gross'), summary.employerCostPercent),
  ],
});

/** What is taken from the pay, which together with take-home pay makes up the gross; then what other deductions take. */
export function takenFacts(result: SalaryResult, say: Say): FactGroup[] {
  const { grossSalary, employeeNSSF, paye, summary, deducted } = result;
  const taken = employeeNSSF + paye;
  const own = {
    items: [
      shillingsFact(say('taken from your pay (NSSF + PAYE)'), taken),
      percentFact(say('taken as a share of gross'), percentageOf(taken, grossSalary)),
      percentFact(say('effective rate (PAYE / gross)'), summary.effectiveRate),
      percentFact(say('marginal rate: PAYE on the next taxable shilling'), summary.marginalRate),
    ],
  };
  if (!deducted) return [own];
  return [
    own,
    {
      title: say('After other deductions'),
      items: [
        shillingsFact(say('other deductions together'), deducted.total),
        shillingsFact(say('left after other deductions'), deducted.left),
        percentFact(say('left as a share of gross'), percentageOf(deducted.left, grossSalary)),
      ],
    },
  ];
}

/** PAYE and net pay under the revenue authority's own table, where the calculator reads the band in another way. */
export function publishedSections(result: SalaryResult, { table: { rates } }: SalaryCase, say: Say): ResultSection[] {
  const net = publishedNetPay(result, rates);
  if (net === undefined) return [];
  const { bands, publishedTopFixed: published } = rates;
  const own = bands.at(-1)?.fixed ?? 0;
  const note = say(
    'TRA’s table, which you file by, starts the top band at {published}, and this calculator at {own}. Under that table a raise never lowers the net pay. With this calculator’s figure it falls by about {fall} where the band begins.',
    { published: formatTzs(published), own: formatTzs(own), fall: formatTzs(own - published) },
  );
  const items = [
    shillingsFact(say('PAYE under TRA’s own table'), result.taxablePay - net),
    shillingsFact(say('net pay under TRA’s own table'), net),
  ];
  return [{ title: say('Why TRA’s table differs'), facts: [{ items, note }] }];
}

/** Net pay by gross to net, where that reads the top band in another way than this calculator. */
export function grossToNetSections(result: SalaryResult, { table }: SalaryCase, say: Say): ResultSection[] {
  const net = grossToNetPay(result, table);
  if (net === undefined) return [];
  const note = say(
    'This calculator starts the top band at {own}, as the revenue authority’s (TRA’s) table does; gross to net starts it at {other}.',
    { own: formatTzs(table.rates.bands.at(-1)?.fixed ?? 0), other: formatTzs(table.grossToNetTopFixed) },
  );
  const items = [
    shillingsFact(say('net pay by gross to net'), net),
    shillingsFact(say('less than here'), result.netPay - net),
  ];
  return [{ title: say('Why gross to net differs'), facts: [{ items, note }] }];
}

/** The month in which the bonus is paid, and the rest of the bonus after tax. */
export function bonusFacts(month: BonusMonth, { table: { rates }, deductions }: SalaryCase, say: Say): FactGroup {
  const { pay, paye, nssf, left, leftPercent } = month;
  const published = publishedNetPay(pay, rates);
  return {
    title: say('The month with the bonus'),
    note: `${say('NSSF is taken from the bonus too. If your employer leaves bonuses out, ask us.')} ${say(
      deductions?.loanPercent
        ? 'WCF and the student loan are charged only on the salary.'
        : 'WCF is charged only on the salary.',
    )}`,
    items: [
      shillingsFact(say('left from the bonus'), left),
      percentFact(say('left as a share of the bonus'), leftPercent),
      shillingsFact(say('PAYE on the bonus'), paye),
      shillingsFact(say('NSSF on the bonus'), nssf),
      shillingsFact(say('PAYE for the month'), pay.paye),
      shillingsFact(say('net pay for the month'), pay.netPay),
      ...(published === undefined
        ? []
        : [shillingsFact(say('net pay for the month under TRA’s own table'), published)]),
      ...(pay.deducted ? [shillingsFact(say('left in the month after other deductions'), pay.deducted.left)] : []),
      percentFact(say('marginal rate in the month'), pay.summary.marginalRate),
    ],
  };
}

/** PAYE and net pay under the revenue authority's own table, where the calculator reads the band in another way. */
function publishedInWords(result: SalaryResult, { table }: SalaryCase, say: Say): string | false {
  const net = publishedNetPay(result, table.rates);
  if (net === undefined) return false;
  return say('Under TRA’s own table PAYE is {paye} and the net pay {net}.', {
    paye: formatTzs(result.taxablePay - net),
    net: formatTzs(net),
  });
}

/** Names the time whose rates a salary takes, where it is chosen: a month, or a year in which all months are alike. */
function chosenTime({ table, month, isOtherYear }: SalaryCase, say: Say): string | undefined {
  if (month) return formatMonth(month, 'long', say.language);
  return isOtherYear ? table.rates.year : undefined;
}

/** Sentences on TRA's own table, year, deductions and bonus that follow the announcement of a result; empty without them. */
export function moreInWords(
  result: SalaryResult,
  salaryCase: SalaryCase,
  month: BonusMonth | undefined,
  say: Say,
): string {
  const { deducted } = result;
  const time = chosenTime(salaryCase, say);
  const sentences = [
    publishedInWords(result, salaryCase, say),
    deducted &&
      say('Other deductions of {total} leave {left}.', {
        total: formatTzs(deducted.total),
        left: formatTzs(deducted.left),
      }),
    month &&
      say('In the month with a bonus of {bonus} PAYE is {paye}, and you keep {left} of the bonus.', {
        bonus: formatTzs(month.bonus),
        paye: formatTzs(month.pay.paye),
        left: formatTzs(month.left),
      }),
    time && say('Rates for {year}.', { year: time }),
  ];
  return sentences.map((sentence) => (sentence ? ` ${sentence}` : '')).join('');
}

/** The input other than the salary in words, for the printed sheet; empty without any. */
export function moreInput(input: SalaryCase, say: Say): string {
  const { nonResident, options, deductions, bonus } = input;
  const time = chosenTime(input, say);
  const amount = (name: string, shillings = 0) => shillings > 0 && `${name} ${formatTzs(shillings)}`;
  const parts = [
    !options.isSdlCharged && say('without SDL'),
    time && say('rates for {year}', { year: time }),
    nonResident && say('not resident'),
    deductions?.loanPercent && say('student loan'),
    amount(say('union'), deductions?.union),
    amount(say('insurance'), deductions?.insurance),
    amount(say('other deductions'), deductions?.other),
    amount(say('bonus in one month'), bonus),
  ];
  return parts.map((part) => (part ? `, ${part}` : '')).join('');
}
