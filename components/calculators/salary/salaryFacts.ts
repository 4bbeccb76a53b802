import { formatMonth } from '@/lib/dates/formatLongDate';
import { percentageOf } from '@/lib/money/amount';
import { formatTzs } from '@/lib/money/format';
import type { BonusMonth } from '@/lib/salary/netToGross';
import { grossToNetPay, publishedNetPay, type SalaryResult } from '@/lib/salary/salary';
import type { SalaryCase } from '@/lib/salary/salaryInput';
import type { Translate } from '@/lib/words/translate';
import { type FactGroup, percentFact, type ResultSection, shillingsFact } from '../result/resultModel';

/** The visible summary: take-home pay as a share, and the totals for employer and employee. */
export const togetherFacts = ({ summary }: SalaryResult, translate: Translate): FactGroup => ({
  title: translate('Employer and employee together'),
  items: [
    percentFact(translate('take-home as a share of gross'), summary.takeHomePercent),
    shillingsFact(translate('total deductions, including the employer’s WCF and SDL'), summary.totalDeductions),
    percentFact(translate('deductions as a share of gross'), summary.deductionPercent),
    percentFact(translate('employer cost on top of gross'), summary.employerCostPercent),
  ],
});

/** Deductions that, together with take-home pay, add up to the gross, followed by other deductions. */
export function takenFacts(result: SalaryResult, translate: Translate): FactGroup[] {
  const { grossSalary, employeeNSSF, paye, summary, deducted } = result;
  const taken = employeeNSSF + paye;
  const own = {
    items: [
      shillingsFact(translate('taken from your pay (NSSF + PAYE)'), taken),
      percentFact(translate('what is taken, as a share of gross'), percentageOf(taken, grossSalary)),
      percentFact(translate('effective rate (PAYE / gross)'), summary.effectiveRate),
      percentFact(translate('marginal rate: PAYE on the next taxable shilling'), summary.marginalRate),
    ],
  };
  if (!deducted) return [own];
  return [
    own,
    {
      title: translate('After other deductions'),
      items: [
        shillingsFact(translate('total of other deductions'), deducted.total),
        shillingsFact(translate('left after other deductions'), deducted.left),
        percentFact(translate('what is left, as a share of gross'), percentageOf(deducted.left, grossSalary)),
      ],
    },
  ];
}

/** PAYE and net pay under TRA's own table, if the calculator reads the band differently. */
export function publishedSections(
  result: SalaryResult,
  { table: { rates } }: SalaryCase,
  translate: Translate,
): ResultSection[] {
  const net = publishedNetPay(result, rates);
  if (net === undefined) return [];
  const { bands, publishedTopFixed: published } = rates;
  const own = bands.at(-1)?.fixed ?? 0;
  const note = translate(
    'In TRA’s table, which you must use to file, the fixed amount of the top band is {published}. In this calculator it is {own}. Under TRA’s table a pay rise never lowers the net pay. With this calculator’s figure the net pay falls by about {fall} where the band begins.',
    { published: formatTzs(published), own: formatTzs(own), fall: formatTzs(own - published) },
  );
  const items = [
    shillingsFact(translate('PAYE under TRA’s own table'), result.taxablePay - net),
    shillingsFact(translate('net pay under TRA’s own table'), net),
  ];
  return [{ title: translate('Why TRA’s table differs'), facts: [{ items, note }] }];
}

/** Net pay as calculated by gross to net, if that reads the top band differently. */
export function grossToNetSections(result: SalaryResult, { table }: SalaryCase, translate: Translate): ResultSection[] {
  const net = grossToNetPay(result, table);
  if (net === undefined) return [];
  const note = translate(
    'In this calculator the fixed amount of the top band is {own}, as in the revenue authority’s (TRA’s) table. In gross to net it is {other}.',
    { own: formatTzs(table.rates.bands.at(-1)?.fixed ?? 0), other: formatTzs(table.grossToNetTopFixed) },
  );
  const items = [
    shillingsFact(translate('net pay according to gross to net'), net),
    shillingsFact(translate('how much less that is'), result.netPay - net),
  ];
  return [{ title: translate('Why gross to net differs'), facts: [{ items, note }] }];
}

/** The month in which the bonus is paid, and what remains of the bonus after tax. */
export function bonusFacts(
  month: BonusMonth,
  { table: { rates }, deductions }: SalaryCase,
  translate: Translate,
): FactGroup {
  const { pay, paye, nssf, left, leftPercent } = month;
  const published = publishedNetPay(pay, rates);
  return {
    title: translate('The month with the bonus'),
    note: `${translate('NSSF is taken from the bonus too. If your employer leaves bonuses out, ask us.')} ${translate(
      deductions?.loanPercent
        ? 'WCF and the student loan are charged only on the salary.'
        : 'WCF is charged only on the salary.',
    )}`,
    items: [
      shillingsFact(translate('what is left of the bonus'), left),
      percentFact(translate('share of the bonus that is left'), leftPercent),
      shillingsFact(translate('PAYE on the bonus'), paye),
      shillingsFact(translate('NSSF on the bonus'), nssf),
      shillingsFact(translate('PAYE for the month'), pay.paye),
      shillingsFact(translate('net pay for the month'), pay.netPay),
      ...(published === undefined
        ? []
        : [shillingsFact(translate('net pay for the month under TRA’s own table'), published)]),
      ...(pay.deducted
        ? [shillingsFact(translate('left for the month after other deductions'), pay.deducted.left)]
        : []),
      percentFact(translate('marginal rate in the month'), pay.summary.marginalRate),
    ],
  };
}

/** PAYE and net pay under TRA's own table, in a sentence, if the calculator reads the band differently. */
function publishedInWords(result: SalaryResult, { table }: SalaryCase, translate: Translate): string | false {
  const net = publishedNetPay(result, table.rates);
  if (net === undefined) return false;
  return translate('Under TRA’s own table PAYE is {paye} and the net pay is {net}.', {
    paye: formatTzs(result.taxablePay - net),
    net: formatTzs(net),
  });
}

/** The chosen period of the rates: a month, or a year if its rates do not change. Undefined if none was chosen. */
function chosenTime({ table, month, isOtherYear }: SalaryCase, translate: Translate): string | undefined {
  if (month) return formatMonth(month, translate.language);
  return isOtherYear ? table.rates.year : undefined;
}

/** Sentences about TRA's own table, the year, deductions and bonus, appended to a result's announcement. Empty if none applies. */
export function moreInWords(
  result: SalaryResult,
  salaryCase: SalaryCase,
  month: BonusMonth | undefined,
  translate: Translate,
): string {
  const { deducted } = result;
  const time = chosenTime(salaryCase, translate);
  const sentences = [
    publishedInWords(result, salaryCase, translate),
    deducted &&
      translate('Other deductions of {total} leave {left}.', {
        total: formatTzs(deducted.total),
        left: formatTzs(deducted.left),
      }),
    month &&
      translate('In the month with a bonus of {bonus} PAYE is {paye}, and you keep {left} of the bonus.', {
        bonus: formatTzs(month.bonus),
        paye: formatTzs(month.pay.paye),
        left: formatTzs(month.left),
      }),
    time && translate('Rates for {year}.', { year: time }),
  ];
  return sentences.map((sentence) => (sentence ? ` ${sentence}` : '')).join('');
}

/** Describes the input besides the salary, for print. Empty if there is none. */
export function moreInput(input: SalaryCase, translate: Translate): string {
  const { nonResident, options, deductions, bonus } = input;
  const time = chosenTime(input, translate);
  const amount = (name: string, shillings = 0) => shillings > 0 && `${name} ${formatTzs(shillings)}`;
  const parts = [
    !options.isSdlCharged && translate('without SDL'),
    time && translate('rates for {year}', { year: time }),
    nonResident && translate('not resident'),
    deductions?.loanPercent && translate('student loan'),
    amount(translate('union'), deductions?.union),
    amount(translate('insurance'), deductions?.insurance),
    amount(translate('other deductions'), deductions?.other),
    amount(translate('bonus in one month'), bonus),
  ];
  return parts.map((part) => (part ? `, ${part}` : '')).join('');
}
